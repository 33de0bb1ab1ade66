import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { FaqProps } from '../sections/Faq/FaqView.tsx';
import type { FaqGroup, FaqItem } from '../sections/Faq/types.ts';
import { availability } from './availability.ts';
import { isConfirmationOn } from './isConfirmationOn.ts';
import { afterJoining } from './emailForm.ts';
import { waitlistLink } from './navigation.ts';
import { scoreSource } from './scoringWords.ts';
import { site } from './site.ts';
import { withSiteValues } from './textTokens.ts';
import { trialPromise, whenItOpens } from './trial.ts';
import { ways } from './ways.ts';

/** Sentences about what the owner has settled in site.json; empty until then. */
const firstAts = site.firstAts === '' ? '' : ` The first is ${site.firstAts}.`;
const priceUnit = site.priceUnit === '' ? '' : `One price buys ${site.priceUnit}. `;

/** The questions of /faq, in reading order. Texts may hold the tokens `{product}` and `{email}`. */
const texts = [
  {
    id: 'what-it-is',
    question: 'What is {product}?',
    answer:
      'An AI copilot for sales hiring: it turns a job description and how you sell into a hiring process for one role. You get five competencies, a short test, interview guides and a report on each candidate. For SDR, BDR, AE and sales-leader roles.',
    link: { label: 'See the product', to: '/product' },
  },
  {
    id: 'different-from-an-ats',
    question: 'How is it different from an ATS?',
    answer:
      'An ATS tracks applicants through your stages; {product} drafts how you evaluate them, and keeps the evidence for each score. The two work side by side: your ATS moves people along, and {product} shows the evidence for who should advance.',
  },
  {
    id: 'personalization',
    question: 'How does it fit the way we sell?',
    answer:
      'It starts from five facts about how you sell. For an AE: motion, contract value, deal cycle, ideal customer and objections. For an SDR or a leader, some are about the job itself, such as a goal or the team. They shape the competencies and the test, and you edit the draft before anyone sees it.',
    link: ways.howItWorks,
  },
  {
    id: 'proof-tests',
    question: 'What is a proof test?',
    answer:
      'A short multiple-choice test set in situations from the job. Each question belongs to one competency, and the answer key gives each option a level. AI drafts the key; your team edits and approves it before anyone takes the test. An interviewer then asks the candidate to explain a choice.',
    link: {
      label: 'What is an SJT in sales hiring?',
      to: '/answers/what-is-sjt-sales-hiring',
    },
  },
  {
    id: 'scoring',
    question: 'How are candidates scored?',
    answer: `From 1 to 4, against written levels; a blank means no evidence. ${scoreSource} Behind each score is the candidate’s answer, or the interviewer’s note with its minute. Your team can change any score.`,
    link: {
      label: 'Sales competency rubric: four levels that work',
      to: '/answers/sales-competency-rubric',
    },
  },
  {
    id: 'evidence-pack',
    question: 'What do we get in the evidence pack?',
    answer:
      'A report on one candidate: each score with its evidence, strengths, gaps and open questions. It opens with a hire/no-hire recommendation aligned to your 30/60/90-day KPIs. The hiring manager decides. A grid of scores compares all candidates for the role.',
    link: { label: 'Sample evidence pack', to: '/samples/evidence-pack' },
  },
  {
    id: 'interviewer-training',
    question: 'Do our interviewers need training first?',
    answer:
      'No course is needed. A guide tells each interviewer what to ask and what to listen for in the competency they own, with the four levels beside it. Rate two sample answers together first, to see whether you score alike.',
  },
  {
    id: 'candidate-drop-off',
    question: 'Will tests make good candidates drop out?',
    answer:
      'An extra step can lose some, so the tasks are short and close to the job. Candidates see up front what a task is and how long it takes. The role-play is your choice; without one, another stage must show its competencies.',
  },
  {
    id: 'time-to-hire',
    question: 'Will it shorten our time-to-hire?',
    answer:
      'Our targets cover interviews and debriefs, not calendar days: 30–40% fewer live interviews for one role, and debriefs of 20 minutes or less. If you already screen hard, you will save less. After the test, a person reads the answers and decides who continues.',
    link: {
      label: 'SaaS AE interview process in five stages',
      to: '/answers/saas-ae-interview-process',
    },
  },
  {
    id: 'prediction',
    question: 'Can it predict who will succeed in the role?',
    answer:
      'No. Early signals map to the 30/60/90-day KPIs you set for the role, so you see which evidence speaks to which goal. They inform your decision and do not guarantee a result. After several hires, compare results with scores and change what did not help.',
  },
  {
    id: 'fairness',
    question: 'How does it help us hire fairly?',
    answer:
      'Everyone who reaches a stage gets the same questions and levels, and each score shows what earned it. Fair hiring takes more: you watch selection rates by group, give the notices your law asks for and offer accommodations. Hiring in New York City? Write to us first: some uses there need a bias audit.',
    link: ways.laws,
  },
  {
    id: 'data-stored',
    question: 'What data do you store, and for how long?',
    answer:
      'This site stores what you type into a form and the campaign tags of your link. The product stores typed answers and notes, and makes no sound or video recordings. We use none of it to train AI models, and delete it 24 months after creation unless you ask us to keep it.',
    link: ways.privacy,
  },
  {
    id: 'getting-started',
    question: 'How do we get started?',
    answer: `Join the waitlist with your work email; no credit card now. ${isConfirmationOn ? 'An email asks you to confirm it first. ' : ''}We write when the 7-day free trial opens for you. ${trialPromise}`,
    link: { label: 'Join the waitlist', to: waitlistLink('faq_getting_started') },
  },
  {
    id: 'setup-time',
    question: 'How long does setup take?',
    answer:
      'Under 10 minutes to a first draft is our target. You paste a job description, answer five questions about how you sell, and get a process to edit. Plan extra time to review the draft together with the hiring manager.',
  },
  {
    id: 'integrations',
    question: 'Does it connect to the tools we use?',
    answer: `${availability.product}${firstAts} The export opens in a spreadsheet, and webhooks tell your own systems when a report is ready. Samples of both files are on this site. Tell us which system matters to you.`,
    link: ways.samples,
  },
  {
    id: 'best-roles',
    question: 'Which roles is it best for?',
    answer:
      'Four kinds of sales role: SDRs, BDRs, AEs and sales leaders. Prospecting weighs more for an SDR or BDR, discovery and deal control for an AE, coaching for a leader. Use something else for other departments, or for a role you cannot describe yet.',
    link: {
      label: 'Top 5 sales competencies by role',
      to: '/answers/top-5-sales-competencies',
    },
  },
  {
    id: 'candidate-experience',
    question: 'What is it like for candidates?',
    answer:
      'They know up front what each task is for and how long it takes. Everyone who reaches a stage gets the same tasks. If an AI plays the buyer, they are told so first. They can ask the employer for an accommodation or to delete their data; if they write to us, we help the employer answer within 30 days.',
    link: ways.candidates,
  },
  {
    id: 'pricing',
    question: 'How much does it cost?',
    answer: `The waitlist, the articles and the samples cost nothing, and the trial is free for 7 days. Joining asks for no credit card. ${priceUnit}You’ll see the price before the trial ends. Nothing is charged unless you choose a plan: the trial does not turn into one by itself.`,
    link: { label: 'Pricing', to: '/pricing' },
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

const groups: readonly FaqGroup[] = groupStarts.map(({ first, ...group }, index) => {
  const next = groupStarts[index + 1];
  const end = next === undefined ? faqItems.length : startOf(next.first);
  return { ...group, items: faqItems.slice(startOf(first), end) };
});

export const faq = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'FAQ' }],
  heading: 'Frequently asked questions',
  lead: 'What it does, how it scores, what it keeps and how to try it.',
  groups,
  ask: {
    text: 'Is your question missing? A person reads what you send.',
    link: { label: 'Ask us', to: '/contact?from=faq' },
  },
} satisfies FaqProps;

export const faqClosingCall = {
  heading: 'Bring one open role',
  text: whenItOpens,
  joined: afterJoining,
  secondaryAction: ways.read,
} satisfies CallToActionProps;
