import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { PillarWords } from '../sections/Pillars/Pillars.tsx';
import type { ProductHeroProps } from '../sections/ProductHero/ProductHero.tsx';
import type { StakeholdersProps } from '../sections/Stakeholders/Stakeholders.tsx';
import { waitlistLink } from './navigation.ts';
import { site } from './site.ts';

/** The five pillars by what they are about. */
export const pillars = {
  tailored: {
    id: 'tailored-in-minutes',
    heading: 'Tailored in minutes',
    text: 'Paste a job description, answer a few questions about how you sell, and receive a draft flow in under 10 minutes, which is our design target. Each competency comes as behavior that can be seen, with an anchor for every level. Where the context is thin, the draft asks instead of guessing.',
  },
  evidence: {
    id: 'evidence-over-opinions',
    heading: 'Evidence over opinions',
    text: 'Every score stands beside the quote, the timestamp and the rationale it came from. Interviewers can override a score. A blank cell means that nobody has seen evidence yet, and it is never filled in to be polite.',
    note: 'The evidence pack ends in a hire/no-hire recommendation. People decide: your team reviews the evidence and makes the final call.',
  },
  coaching: {
    id: 'coaches-interviewers',
    heading: 'Coaches interviewers',
    text: 'A coach card gives each interviewer one competency: a few questions, what a strong answer does, and the red flag. New interviewers can start from the card, and experienced ones stop covering the same ground.',
  },
  signal: {
    id: 'less-load-more-signal',
    heading: 'Less load, more signal',
    text: 'Short proof tests come before live time, so interviews go to the questions that tests leave open. 30–40% fewer live interviews in a four-interview loop is our design target, and stays a target until customers have measured it.',
  },
  outcomes: {
    id: 'improves-with-outcomes',
    heading: 'Improves with outcomes',
    text: 'Early signals map to 30/60/90-day KPIs that you set for the role. After a hire, you compare the scores with what happened and change the questions that did not help.',
  },
} satisfies Record<string, PillarWords>;

export const productHero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Product', to: '/product' },
  ],
  heading: 'A hiring flow built around the role you are filling',
  lead: `Give ${site.product} a job description and your selling context. You get a draft of five competencies, the tests that show them, the cards your interviewers need and an evidence pack for each candidate. You edit the draft, and people make every decision.`,
  action: { label: 'Join the waitlist', to: waitlistLink('product') },
  second: { label: 'See how it works', to: '/how-it-works' },
  contentsHeading: 'Five things the product does',
  contents: [
    { label: pillars.tailored.heading, sheet: 'Rubric', to: `#${pillars.tailored.id}` },
    { label: pillars.evidence.heading, sheet: 'Evidence pack', to: `#${pillars.evidence.id}` },
    { label: pillars.coaching.heading, sheet: 'Coach card', to: `#${pillars.coaching.id}` },
    { label: pillars.signal.heading, sheet: 'Proof test', to: `#${pillars.signal.id}` },
    { label: pillars.outcomes.heading, sheet: '30/60/90', to: `#${pillars.outcomes.id}` },
  ],
} satisfies ProductHeroProps;

export const stakeholders = {
  heading: 'Built for every stakeholder',
  lead: 'Five groups of people look at the same hire, and each misses something different.',
  audienceLabel: 'Who',
  problemsLabel: 'Today',
  solutionLabel: `With ${site.product}`,
  audiences: [
    {
      id: 'founders-and-vp-sales',
      name: 'Founders and VP Sales',
      problems: [
        'You hire on instinct, because nobody has written down what good looks like here.',
        'Your calendar fills with interviews that end in “seems strong”.',
        'A wrong hire can cost you months of pipeline before you are sure.',
      ],
      solution:
        'You steer the competencies once, then join for the debrief with quotes and scores in front of you.',
    },
    {
      id: 'heads-of-talent',
      name: 'Heads of talent',
      problems: [
        'Every hiring manager runs a different process for the same title.',
        'Feedback arrives late, short and hard to compare.',
        'You have to explain decisions with notes that you did not write.',
      ],
      solution:
        'One flow for each role keeps the questions, anchors and evidence the same for every candidate, beside the ATS you already use.',
    },
    {
      id: 'hiring-managers',
      name: 'Hiring managers',
      problems: [
        'You write interview questions the night before.',
        'Panel members cover the same ground and leave gaps elsewhere.',
      ],
      solution:
        'Each interviewer opens a coach card that says which competency is theirs, what to ask and what a strong answer sounds like.',
    },
    {
      id: 'finance-and-operations',
      name: 'Finance and operations leads',
      problems: [
        'Nobody can say how many interviewer hours one sales hire takes.',
        'The hiring process lives in documents that leave with the person who made them.',
      ],
      solution:
        'A defined loop makes interviewer hours visible before the search starts, and a CSV export keeps the record in your hands.',
    },
    {
      id: 'candidates',
      name: 'Candidates',
      problems: [
        'You prepare for one conversation and get another.',
        'You repeat your story to four people and never learn what was scored.',
        'Tasks arrive with no time limit and no reason.',
      ],
      solution:
        'Clear instructions say what each task is for and how long it should take, and everyone who applies meets the same ones.',
    },
  ],
} satisfies StakeholdersProps;

export const productClosingCall = {
  heading: 'Try it on your next sales role',
  text: 'Join the waitlist for the 7-day free trial. Bring one job description and what you know about your buyers.',
  action: { label: 'Join the waitlist', to: waitlistLink('product') },
  note: 'No credit card now. One required field: your work email.',
} satisfies CallToActionProps;
