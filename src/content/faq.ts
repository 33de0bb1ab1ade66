import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { FaqProps } from '../sections/Faq/FaqView.tsx';
import type { FaqGroup, FaqItem } from '../sections/Faq/types.ts';
import { availability } from './availability.ts';
import { isConfirmationOn } from './isConfirmationOn.ts';
import { afterJoining } from './emailForm.ts';
import { waitlistLink } from './navigation.ts';
import { scoreSource } from './scoringWords.ts';
import { withSiteValues } from './textTokens.ts';

/** The questions of /faq, in reading order. Texts may hold the tokens `{product}` and `{email}`. */
const texts = [
  {
    id: 'what-it-is',
    question: 'What is {product}?',
    answer:
      '{product} is an AI copilot that turns a job description and your selling context into a role-specific sales hiring process. You get a Top-5 competency set, a short multiple-choice test (the proof test), interview guides (coach cards) and, for each candidate, an evidence pack: scores with their sources. It is made for teams that hire sales development reps (SDRs), business development reps (BDRs), account executives (AEs) and sales leaders. We are at the waitlist stage.',
    link: { label: 'See the product', to: '/product' },
  },
  {
    id: 'different-from-an-ats',
    question: 'How is it different from an ATS?',
    answer:
      'An applicant tracking system (ATS) records how far each applicant has come; {product} drafts the evaluation and collects its scores. It drafts the competencies, the test, the interview questions and the levels for scoring, and collects the evidence. The two work side by side. The comparison on the product page also covers note-takers, assessments and spreadsheets.',
  },
  {
    id: 'personalization',
    question: 'How does it fit the way we sell?',
    answer:
      'It starts from how you sell as well as the job description. You describe your sales motion, annual contract value (ACV), deal cycle, ideal customer profile (ICP) and the objections your reps hear most. Those answers shape the Top-5 competencies and the tests, so an SDR in a high-volume motion gets different tasks from an enterprise AE. You can edit the draft before you use it.',
    link: { label: 'See how it works', to: '/how-it-works' },
  },
  {
    id: 'proof-tests',
    question: 'What is a proof test?',
    answer:
      'A proof test is a short multiple-choice test about judgment, set in situations from the job. Each question belongs to one of the Top-5 competencies, and the answer key gives each option a level. The product drafts the key, and your hiring team edits and approves it. You can add a role-play or a work task; people score those. A candidate could ask an AI tool for an answer, so an interviewer asks them to explain one choice.',
    link: {
      label: 'Read about situational judgment tests',
      to: '/answers/what-is-sjt-sales-hiring',
    },
  },
  {
    id: 'scoring',
    question: 'How are candidates scored?',
    answer: `Scores run from 1 to 4, against written levels; a blank means no evidence. ${scoreSource} Behind a score is its receipt: a chosen or written answer, or the interviewer’s note with its timestamp. Your team can change any score.`,
    link: { label: 'Read about competency rubrics', to: '/answers/sales-competency-rubric' },
  },
  {
    id: 'evidence-pack',
    question: 'What do we get in the evidence pack?',
    answer:
      'You get one view of what each candidate showed, competency by competency. It opens with a hire/no-hire recommendation aligned to 30/60/90-day key performance indicators (KPIs). The hiring manager decides. Below are the chosen answers and interviewers’ notes as timestamped quotes, and the rationale for each score. A grid of scores (the heatmap) compares candidates. A sample made from our example role is on this site.',
    link: { label: 'Open the sample evidence pack', to: '/samples/evidence-pack' },
  },
  {
    id: 'interviewer-training',
    question: 'Do our interviewers need training first?',
    answer:
      'No course is needed. Coach cards tell each interviewer what to ask and what to listen for. A card covers the competency that person owns, with follow-up questions and the four levels beside it. We suggest that interviewers read the card in advance and rate two sample answers together, to see whether they read the levels alike.',
  },
  {
    id: 'candidate-drop-off',
    question: 'Will tests make good candidates drop out?',
    answer:
      'An extra step can lose some candidates, so the tasks are short and close to the job. Before starting, candidates see what the task is and how long it should take. Your team chooses whether to add a role-play; without one, another stage must show its competencies.',
  },
  {
    id: 'time-to-hire',
    question: 'Will it shorten our time-to-hire?',
    answer:
      'It is designed to save interview time; we set no target for days to hire. After the test, a named person reads the answers, decides who continues and writes the reason; no score stops anyone by itself. Our design targets are 30–40% fewer live interviews for one open role, and debriefs of 20 minutes or less. If you already stop people early, you will save less. No customer has measured this yet.',
    link: {
      label: 'Read about an AE interview process',
      to: '/answers/saas-ae-interview-process',
    },
  },
  {
    id: 'prediction',
    question: 'Can it predict who will succeed in the role?',
    answer:
      'No. Early signals map to 30/60/90-day key performance indicators (KPIs) that you set for the role, so you can see which evidence speaks to which goal. The signals inform your decision and do not guarantee a result. After several hires, compare the outcomes with the scores and change what did not help.',
  },
  {
    id: 'fairness',
    question: 'How does it help us hire fairly?',
    answer:
      'All candidates for a role get the same main questions and written levels, and each score shows what earned it. That makes scores easier to check; fair hiring takes more. You monitor adverse impact (a much lower selection rate for one group), give required notices and offer accommodations. The product has had no bias audit yet. As of November 23, 2026, you need one first where New York City’s Local Law 144 covers your use. This is not legal advice.',
    link: { label: 'Read about AI hiring laws', to: '/answers/ai-hiring-laws' },
  },
  {
    id: 'data-stored',
    question: 'What data do you store, and for how long?',
    answer: `This site stores what you type into a form and the campaign tags of your link. The product is designed to store typed answers and notes, and makes no sound or video recordings. We do not use any of it to train AI models. Data is deleted automatically 24 months after creation unless you ask us to retain it. Some laws require employers to keep records for longer: as of November 23, 2026, California requires four years.`,
    link: { label: 'Read the privacy policy', to: '/privacy' },
  },
  {
    id: 'getting-started',
    question: 'How do we get started?',
    answer: `Join the waitlist with your work email. ${isConfirmationOn ? 'An email asks you to confirm it first. ' : ''}You get one email when the 7-day free trial opens for you; there is no newsletter. You need no credit card now. Early users get priority access: invitations go out in the order of joining. While you wait, gather a job description and five facts about how you sell: motion, contract value, deal cycle, ideal customer and objections.`,
    link: { label: 'Join the waitlist', to: waitlistLink('faq_getting_started') },
  },
  {
    id: 'setup-time',
    question: 'How long does setup take?',
    answer:
      'Setup is designed to take under 10 minutes. You paste in a job description, describe your selling context and get a draft of the hiring process. The 10 minutes are our design target for that first draft. Plan extra time to review the competencies and the answer key with the hiring manager.',
  },
  {
    id: 'integrations',
    question: 'Does it connect to the tools we use?',
    answer: `${availability.product} The export moves results into a spreadsheet or another system, and webhooks let your own software react to events. Samples of both files are on this site; their columns may still change. If one system matters to you, tell us which.`,
    link: { label: 'Open the samples', to: '/samples' },
  },
  {
    id: 'best-roles',
    question: 'Which roles is it best for?',
    answer:
      'It is made for four kinds of sales role: SDRs, BDRs, AEs and sales leaders. Prospecting weighs more for an SDR or BDR, discovery and deal control for an AE, and coaching for a leader. Do not use it for other departments, or for a role you cannot describe yet.',
    link: {
      label: 'Read about competencies by role',
      to: '/answers/top-5-sales-competencies',
    },
  },
  {
    id: 'candidate-experience',
    question: 'What is it like for candidates?',
    answer:
      'Candidates get clear instructions, and the expected time is stated up front. Everyone who reaches a stage gets the same tasks; the next opening gets a new set. If an AI plays the buyer, they are told so first. A candidate who needs an accommodation can ask the hiring team, or write to us at {email}. Candidates can ask for their data to be deleted, and we handle such requests within 30 days.',
    link: { label: 'Read the page for candidates', to: '/candidates' },
  },
  {
    id: 'pricing',
    question: 'How much does it cost?',
    answer:
      'Prices have not been announced. The trial is free for 7 days, asks for no credit card now and does not turn into a paid plan by itself. Joining the waitlist costs nothing, and so do the articles and the samples: the rubric, the blueprint (a hiring plan) and the evidence pack can be used without the product.',
    link: { label: 'See what the trial includes', to: '/pricing' },
  },
] satisfies readonly FaqItem[];

/** The questions as visitors read them. */
export const faqItems: readonly FaqItem[] = withSiteValues(texts);

/** The first question of each group, in reading order. */
const groupStarts = [
  { heading: 'What it is', thumbnail: [['Business case'], ['Answer B', 4]], first: 'what-it-is' },
  { heading: 'Scores and evidence', thumbnail: [['Coaching'], ['09:30', 4]], first: 'scoring' },
  {
    heading: 'Time and results',
    thumbnail: [['Day 30'], ['Opening', 4]],
    first: 'candidate-drop-off',
  },
  { heading: 'Fairness and data', thumbnail: [['Evidence'], ['None', 0]], first: 'fairness' },
  { heading: 'Using it', thumbnail: [['Selling context'], ['Inbound']], first: 'getting-started' },
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
  text: 'In the 7-day free trial you paste its job description and get a draft to edit.',
  joined: afterJoining,
} satisfies CallToActionProps;
