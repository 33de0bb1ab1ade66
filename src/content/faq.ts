import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { FaqProps } from '../sections/Faq/FaqView.tsx';
import type { FaqGroup, FaqItem } from '../sections/Faq/types.ts';
import { waitlistLink } from './navigation.ts';
import { withSiteValues } from './textTokens.ts';

/** The questions of /faq, in reading order. Texts may hold the tokens `{product}` and `{email}`. */
const texts = [
  {
    id: 'what-it-is',
    question: 'What is {product}?',
    answer:
      '{product} is an AI copilot that turns a job description and your selling context into a role-specific sales hiring flow. The flow holds a Top-5 competency set, proof tests, interview coach cards and a scored evidence pack for each candidate. It is made for teams that hire SDRs, BDRs, AEs and sales leaders. We are at the waitlist stage, and early users get priority access.',
    link: { label: 'See the product', to: '/product' },
  },
  {
    id: 'different-from-an-ats',
    question: 'How is it different from an ATS?',
    answer:
      'An applicant tracking system (ATS) records where each applicant stands, while {product} designs and scores the evaluation itself. It drafts the competencies, the tests, the interview questions and the rating anchors, then gathers the evidence in one place. The two sit side by side, so you can keep the system you already use.',
  },
  {
    id: 'personalization',
    question: 'How does it fit the flow to the way we sell?',
    answer:
      'It starts from your selling context as well as the job description. You describe your sales motion, annual contract value (ACV), deal cycle, ideal customer profile (ICP) and the objections your reps hear most. Those answers shape the Top-5 competencies and the tests, so an SDR in a fast, high-volume motion gets different tasks from an enterprise AE. You can edit the draft before you use it.',
    link: { label: 'See how it works', to: '/how-it-works' },
  },
  {
    id: 'proof-tests',
    question: 'What is a proof test?',
    answer:
      'A proof test is a short task that lets a candidate show how they would sell, instead of telling you. There are three kinds: multiple-choice questions about judgment, situational tasks set in a realistic sales moment, and an optional role-play. Each one belongs to one of the Top-5 competencies, so every answer is evidence for something you agreed to look for.',
    link: {
      label: 'Read about situational judgment tests',
      to: '/answers/what-is-sjt-sales-hiring',
    },
  },
  {
    id: 'scoring',
    question: 'How are candidates scored?',
    answer:
      'Each answer is scored against written anchors that describe what weak and strong answers look like. Every score comes with a quote in the candidate’s own words, a timestamp and a short rationale, so a reviewer can go back to the source. AI can be wrong, so treat a score as a suggestion to check. Your team can override any of them.',
    link: { label: 'Read about competency rubrics', to: '/answers/sales-competency-rubric' },
  },
  {
    id: 'evidence-pack',
    question: 'What do we get in the evidence pack?',
    answer:
      'You get one view of what each candidate showed, competency by competency, and where that evidence came from. It holds a heatmap of scores, timestamped quotes, the rationale for each score and a hire/no-hire recommendation aligned to 30/60/90-day KPIs. People decide: the recommendation opens the debrief, and your team makes the final call and owns it.',
    link: { label: 'Read about candidate heatmaps', to: '/answers/candidate-heatmap-scoring' },
  },
  {
    id: 'interviewer-training',
    question: 'Do our interviewers need training first?',
    answer:
      'No course is needed, because coach cards tell each interviewer what to ask and what to listen for. A card covers the competency that person owns, with follow-up questions and rating anchors beside it. We still suggest that interviewers read the card in advance and rate one sample answer together. It shows early where two people read the same anchor in different ways.',
  },
  {
    id: 'candidate-drop-off',
    question: 'Will tests make good candidates drop out?',
    answer:
      'Any extra step can lose some candidates, so the tasks are kept short and close to the real job. Before starting, candidates see what the task is and how long it should take. The role-play is optional. We do not publish a completion rate, because we do not yet have a measured one to show you.',
  },
  {
    id: 'time-to-hire',
    question: 'Will it shorten our time-to-hire?',
    answer:
      'It is designed to, mainly by replacing live interviews that repeat each other. Our design targets are 30–40% fewer live interviews and debriefs of 20 minutes or less. They are targets for a four-interview loop, not measured customer results. Scheduling, approvals and notice periods also count toward your total, and a better evaluation does not change those.',
    link: {
      label: 'Read about an AE interview process',
      to: '/answers/saas-ae-interview-process',
    },
  },
  {
    id: 'prediction',
    question: 'Can it predict who will succeed in the role?',
    answer:
      'No, nobody can know that for certain, and we do not claim to. Early signals map to 30/60/90-day KPIs that you set for the role, so you can see which evidence speaks to which goal. The signals inform your decision and guarantee nothing. After a hire, compare real outcomes with the scores and use what you learn to improve the flow.',
  },
  {
    id: 'fairness',
    question: 'How does it help us hire fairly?',
    answer:
      'It gives every candidate for a role the same questions, rated against the same anchors, with the evidence open to review. That makes a weak score easier to challenge, but no tool makes hiring fair by itself. As the employer you remain responsible for monitoring adverse impact, giving any notices your local law requires and offering accommodations. People make every hiring decision.',
  },
  {
    id: 'data-stored',
    question: 'What data do you store, and for how long?',
    answer:
      'On this site we store what you type into a form and the campaign tags of the link that led you here. In the product we store the role, candidates’ answers and their scores, because the hiring flow needs them. Data is deleted automatically 24 months after creation unless you ask us to retain it. The privacy policy lists it in full.',
    link: { label: 'Read the privacy policy', to: '/privacy' },
  },
  {
    id: 'getting-started',
    question: 'How do we get started?',
    answer:
      'Join the waitlist with your work email. We will write to you when the 7-day free trial is available, and early users get priority access. There is no credit card now. While you wait, gather a job description and five facts about how you sell: motion, ACV, deal cycle, ICP and the objections you hear most often.',
    link: { label: 'Join the waitlist', to: waitlistLink('faq_getting_started') },
  },
  {
    id: 'setup-time',
    question: 'How long does setup take?',
    answer:
      'Setup is designed to take under 10 minutes. You paste in a job description, describe your selling context and receive a tailored draft of the hiring flow. The 10 minutes are our design target for that first draft and do not include your review. Plan some extra time to read the competencies with the hiring manager, because the rest builds on them.',
  },
  {
    id: 'integrations',
    question: 'Does it connect to the tools we use?',
    answer:
      'CSV export is available today, API webhooks are available, and ATS integrations are on the roadmap. The export moves results into a spreadsheet or another system, and webhooks let your own software react to events. We do not name systems or dates for the roadmap until they are certain. If one system matters to you, tell us which.',
    link: { label: 'Tell us what you use', to: '/contact?from=faq' },
  },
  {
    id: 'best-roles',
    question: 'Which roles is it best for?',
    answer:
      'It is made for four kinds of sales role: SDRs, BDRs, AEs and sales leaders. Each starts from its own competencies. Prospecting weighs more for an SDR or BDR, discovery and deal control for an AE, and coaching for a leader. Your selling context then adjusts the set. Roles outside sales are not what we build for.',
    link: {
      label: 'Read about competencies by role',
      to: '/answers/top-5-sales-competencies',
    },
  },
  {
    id: 'candidate-experience',
    question: 'What is it like for candidates?',
    answer:
      'Candidates get clear instructions, and the expected time is stated up front. Everyone who applies for the same role meets the same tasks. A candidate who needs an accommodation can ask the hiring team, or write to us at {email}, and agree on a suitable format. Candidates can also ask for their data to be deleted, and we handle such requests within 30 days.',
  },
  {
    id: 'pricing',
    question: 'How much does it cost?',
    answer:
      'Prices have not been announced yet. What we can say today is that the trial is free for 7 days and asks for no credit card now. Joining the waitlist costs nothing and does not commit you to buying anything. We will tell people on the waitlist when the trial is available.',
    link: { label: 'See what the trial includes', to: '/pricing' },
  },
] satisfies readonly FaqItem[];

/** The questions as visitors read them. */
export const faqItems: readonly FaqItem[] = withSiteValues(texts);

/** The first question of each group, in reading order. */
const groupStarts = [
  { heading: 'What it is', first: 'what-it-is' },
  { heading: 'Scores and evidence', first: 'scoring' },
  { heading: 'Time and results', first: 'candidate-drop-off' },
  { heading: 'Fairness and data', first: 'fairness' },
  { heading: 'Using it', first: 'getting-started' },
] as const;

const startOf = (first: string): number => faqItems.findIndex(({ id }) => id === first);

const groups: readonly FaqGroup[] = groupStarts.map(({ heading, first }, index) => {
  const next = groupStarts[index + 1];
  const end = next === undefined ? faqItems.length : startOf(next.first);
  return { heading, items: faqItems.slice(startOf(first), end) };
});

export const faq = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'FAQ', to: '/faq' },
  ],
  heading: 'Frequently asked questions',
  lead: 'Straight answers to what people ask before they join, including what we do not know yet.',
  groups,
  ask: {
    text: 'Is your question missing? A person reads every message.',
    link: { label: 'Ask us', to: '/contact?from=faq' },
  },
} satisfies FaqProps;

export const faqClosingCall = {
  heading: 'The rest you can find out by trying',
  text: 'Join the waitlist and we will write to you when the 7-day free trial is available.',
  action: { label: 'Join the waitlist', to: waitlistLink('faq') },
  note: 'No credit card now. One required field: your work email.',
} satisfies CallToActionProps;
