/** Something that only the owner can decide; the pages are whole without it. */
export interface OwnerDecision {
  readonly decision: string;
  /** Where it is said once it is decided. */
  readonly place: string;
}

/** What is still open. `npm run launch:check` lists it; a decision that is made leaves the list. */
export const ownerDecisions: readonly OwnerDecision[] = [
  { decision: 'In which quarter the trial opens', place: '/pricing' },
  {
    decision:
      'What the trial covers: when the 7 days start, how many roles, candidates and teammates',
    place: '/pricing',
  },
  { decision: 'What one price buys: a role, a candidate or a seat', place: '/pricing and /faq' },
  {
    decision: 'Which AI providers and models the product uses, and their terms on training',
    place: '/security',
  },
  { decision: 'In which region the product stores data', place: '/security' },
  { decision: 'Legal name and postal address of the company', place: '/terms and /privacy' },
  {
    decision:
      'Who reads the terms and the privacy policy as a lawyer, and the date they then carry',
    place: '/terms and /privacy',
  },
  { decision: 'Which applicant tracking systems come first', place: '/faq' },
];
