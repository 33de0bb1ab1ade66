import type { ComparisonProps } from '../sections/Comparison/Comparison.tsx';
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
    text: 'Paste a job description and answer a few questions about how you sell. The design target for the first draft is under 10 minutes. Each of the five competencies is written as behavior, with four anchors from 1 to 4. Where the context is thin, the draft asks a question. The drawings show a mid-market account executive (AE).',
  },
  evidence: {
    id: 'evidence-over-opinions',
    heading: 'Evidence over opinions',
    text: 'A score in the proof test shows the answer that was chosen. A score from a conversation shows the interviewer’s note and its minute. Interviewers can change a score. A blank means no evidence.',
    note: 'The evidence pack ends in a hire/no-hire recommendation. People decide.',
  },
  coaching: {
    id: 'coaches-interviewers',
    heading: 'Coaches interviewers',
    text: 'A coach card gives each interviewer one competency: a few questions, what a strong answer does, and the red flag. New interviewers can start from the card, and experienced ones can divide the ground between them.',
  },
  signal: {
    id: 'less-load-more-signal',
    heading: 'Less load, more signal',
    text: 'Short proof tests come before live time, so interviews go to the questions that tests leave open. The design target is 30–40% fewer live interviews in a search: with eight candidates and four interviews each, about 21 instead of 32.',
  },
  outcomes: {
    id: 'improves-with-outcomes',
    heading: 'Improves with outcomes',
    text: 'Early signals map to the 30/60/90-day key performance indicators (KPIs) that you set for the role. After several hires, you compare the scores with what happened. You change the questions that did not help; nothing changes by itself.',
  },
} satisfies Record<string, PillarWords>;

export const productHero = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Product' }],
  heading: 'Competencies, tests and evidence for one sales role',
  lead: `Give ${site.product} a job description and the way you sell. AI drafts five competencies, their tests and a card for each interviewer. Each candidate gets an evidence pack. We are at the waitlist stage: nobody outside can use it yet, and the pictures are drawings with invented data.`,
  action: { label: 'Join the waitlist', to: waitlistLink('product') },
  second: { label: 'See how it works', to: '/how-it-works' },
} satisfies Omit<ProductHeroProps, 'picture'>;

export const stakeholders = {
  heading: 'Built for every stakeholder',
  lead: 'Choose who you are.',
  audienceLabel: 'Who you are',
  problemsLabel: 'Today',
  solutionLabel: `With ${site.product}`,
  audiences: [
    {
      id: 'founders-and-vp-sales',
      name: 'Founders and VP Sales',
      problems: [
        'You hire on instinct, because nobody has written down what good looks like here.',
        'Interviews end in “seems strong”, and you cannot tell why.',
        'A wrong hire can cost you months of pipeline before you are sure.',
      ],
      solution:
        'You set the competencies once, take at most one interview, and join the debrief with scores and their sources in front of you.',
    },
    {
      id: 'heads-of-talent',
      name: 'Heads of talent',
      problems: [
        'Hiring managers run different processes for the same title.',
        'Feedback arrives late, short and hard to compare.',
        'You have to explain decisions with notes that you did not write.',
      ],
      solution:
        'One flow for each role: the same questions and anchors for its candidates, beside the applicant tracking system (ATS) you already use.',
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
        'The blueprint lists each stage with its owner and minutes, so you can add up interviewer hours before the search starts.',
    },
    {
      id: 'candidates',
      name: 'Candidates',
      problems: [
        'You prepare for one conversation and get another.',
        'You repeat your story to four people and do not learn what was scored.',
        'Tasks arrive with no time limit and no reason.',
      ],
      solution:
        'Instructions say what each task is for and how long it should take. All candidates for a role get the same tasks.',
    },
  ],
} satisfies StakeholdersProps;

export const comparison = {
  heading: 'Compared with an ATS, note-takers and assessments',
  lead: 'What each kind of tool is for in a sales search, and what it leaves to you.',
  table: {
    caption: 'Five kinds of tool in a sales search',
    columns: ['Tool', 'What it is for', 'What it leaves to you'],
    rows: [
      [
        site.product,
        'Designing and scoring the evaluation for one sales role',
        'Finding applicants, approving the answer key, interviewing and typing notes, legal notices, deciding',
      ],
      [
        'Applicant tracking system (ATS)',
        'Applicants, stages, messages and records',
        'What to ask and how to score it',
      ],
      [
        'Interview note-taker',
        'A record of what was said',
        'Which competency it shows, and at which level',
      ],
      ['Assessment library', 'Ready-made tests of general skills', 'Fitting them to how you sell'],
      ['Spreadsheet', 'Your own scorecard, at no cost', 'Anchors, tests and keeping them the same'],
    ],
  },
  limits: {
    heading: 'When to use something else',
    items: [
      'You hire one salesperson a year: our free rubric and blueprint samples may be enough.',
      'You cannot say yet how you sell. Describe the role first.',
      'The role is outside sales.',
      'You want a tool that decides. This one recommends; your team decides.',
    ],
  },
  link: { label: 'Open the samples', to: '/samples' },
} satisfies ComparisonProps;

export const productClosingCall = {
  heading: 'Try it on your next sales role',
  text: 'Join the waitlist for the 7-day free trial. Bring one job description and what you know about your buyers.',
  action: { label: 'Join the waitlist', to: waitlistLink('product') },
  note: 'No credit card now.',
} satisfies CallToActionProps;
