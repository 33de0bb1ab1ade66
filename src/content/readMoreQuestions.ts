import type { ReadQuestion } from './readQuestions.ts';

/** Facts that a text says in too many ways for a list to tell that they are missing. */
export const readMoreQuestions: readonly ReadQuestion[] = [
  {
    id: 'motion',
    name: 'Motion',
    question: 'Where do most first meetings come from?',
    options: [
      {
        id: 'outbound',
        label: 'The rep finds them',
        adds: { 'outbound-prospecting': 5, 'objection-handling': 2 },
      },
      {
        id: 'inbound',
        label: 'Buyers come to us',
        adds: { qualification: 4, 'product-demonstration': 2 },
      },
      { id: 'partner', label: 'Partners', adds: { 'account-planning': 3, 'multi-threading': 2 } },
      {
        id: 'expansion',
        label: 'Customers we have',
        adds: { 'account-planning': 5, 'business-case': 2 },
      },
    ],
  },
  {
    id: 'buyers',
    name: 'Buyers',
    question: 'How many people must agree?',
    options: [
      {
        id: 'one',
        label: 'One',
        adds: { 'discovery-depth': 2, 'negotiation-and-closing': 2 },
      },
      { id: 'few', label: 'Two or three', adds: { 'multi-threading': 2, 'business-case': 1 } },
      { id: 'many', label: 'Four or more', adds: { 'multi-threading': 5, 'business-case': 3 } },
    ],
  },
  {
    id: 'cycle',
    name: 'Cycle',
    question: 'How long from first meeting to signature?',
    options: [
      {
        id: 'short',
        label: 'Under a month',
        adds: { 'negotiation-and-closing': 2, 'pipeline-discipline': 2 },
      },
      {
        id: 'medium',
        label: 'One to three months',
        adds: { 'discovery-depth': 2, 'forecast-honesty': 1 },
      },
      {
        id: 'long',
        label: 'Longer',
        adds: { 'forecast-honesty': 3, 'multi-threading': 3 },
      },
    ],
  },
  {
    id: 'quota',
    name: 'Quota',
    question: 'What is the rep measured on?',
    options: [
      {
        id: 'revenue',
        label: 'Revenue',
        adds: { 'negotiation-and-closing': 3, 'forecast-honesty': 2 },
      },
      { id: 'meetings', label: 'Meetings', adds: { 'outbound-prospecting': 4, qualification: 3 } },
      { id: 'team', label: 'A team’s number', adds: { coaching: 5, 'forecast-honesty': 3 } },
      {
        id: 'renewals',
        label: 'Renewals',
        adds: { 'account-planning': 4, 'negotiation-and-closing': 2 },
      },
    ],
  },
  {
    id: 'team',
    name: 'Team',
    question: 'Whom does the rep work with?',
    options: [
      {
        id: 'alone',
        label: 'Works alone',
        adds: { 'outbound-prospecting': 2, 'product-demonstration': 2 },
      },
      {
        id: 'supported',
        label: 'SDRs or engineers',
        adds: { 'discovery-depth': 2, 'multi-threading': 1 },
      },
      { id: 'leads', label: 'Leads people', adds: { coaching: 6, 'forecast-honesty': 2 } },
    ],
  },
  {
    id: 'territory',
    name: 'Territory',
    question: 'Who chooses the accounts?',
    options: [
      { id: 'named', label: 'A named list', adds: { 'account-planning': 4, 'multi-threading': 2 } },
      {
        id: 'region',
        label: 'A region',
        adds: { 'account-planning': 2, 'outbound-prospecting': 2 },
      },
      { id: 'open', label: 'Open to all', adds: { 'outbound-prospecting': 3, qualification: 2 } },
    ],
  },
];
