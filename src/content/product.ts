import type { ComparisonProps } from '../sections/Comparison/Comparison.tsx';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { PageHeaderProps } from '../sections/PageHeader/PageHeader.tsx';
import type { StakeholdersProps } from '../sections/Stakeholders/Stakeholders.tsx';
import type { StepperProps } from '../sections/Stepper/Stepper.tsx';
import { afterJoining, closingForm } from './emailForm.ts';
import { site } from './site.ts';
import { whenItOpens } from './trial.ts';
import { ways } from './ways.ts';

/** The five pillars, in the order of the tabs of their pictures. */
export const pillars = [
  {
    id: 'tailored-in-minutes',
    heading: 'A scorecard tailored in minutes',
    text: 'Paste a job description and five facts about how you sell. Five competencies come back, each described at four levels. Edit any line.',
  },
  {
    id: 'evidence-over-opinions',
    heading: 'Scores that put evidence over opinions',
    text: 'An answer key your team approved scores the test; your people score the rest. A blank means no evidence.',
  },
  {
    id: 'coaches-interviewers',
    heading: 'A guide that coaches interviewers',
    text: 'What to ask, what to listen for, the red flag. No bot in the room, no recording: type the line that counts, and the guide adds the minute.',
    fold: 'Show the guide',
  },
  {
    id: 'less-load-more-signal',
    heading: 'A test first: less load, more signal',
    text: 'A short test helps you choose whom to meet. An interviewer then asks for the reasons, so a borrowed answer is worth little. Our target: 30–40% fewer live interviews.',
    fold: 'Show a question',
  },
  {
    id: 'improves-with-outcomes',
    heading: 'Hiring that improves with outcomes',
    text: 'Early signals map to your 30/60/90-day KPIs. After several hires, drop the questions that told you nothing.',
    fold: 'Show what to check',
  },
] as const satisfies StepperProps['steps'];

export const productHeader = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Product' }],
  heading: 'One scorecard from test to decision',
  lead: 'Paste a job description. Get a test built on your own deals, a guide for each interviewer, and a report that shows what earned each score.',
} satisfies PageHeaderProps;

export const productForm = { ...closingForm('product'), id: 'hero-form' };

export const stakeholders = {
  heading: 'Built for every stakeholder',
  lead: 'Which one are you?',
  audienceLabel: 'Who you are',
  problemsLabel: 'Today',
  solutionLabel: `With ${site.product}`,
  audiences: [
    {
      id: 'founders-and-vp-sales',
      name: 'Founders and VP Sales',
      problems: ['Interviews end in “seems strong”, and you cannot tell why.'],
      solution: 'In the debrief, see what earned each score.',
    },
    {
      id: 'heads-of-talent',
      name: 'Heads of talent',
      problems: ['Hiring managers run different processes for the same title.'],
      solution: 'One process for each role, beside the ATS you already use.',
    },
    {
      id: 'hiring-managers',
      name: 'Hiring managers',
      problems: ['You write interview questions the night before.'],
      solution:
        'Open the guide: your competency, what to ask, and what a strong answer sounds like.',
    },
    {
      id: 'finance-and-operations',
      name: 'Finance and operations leads',
      problems: ['Nobody can say how many interviewer hours one sales hire takes.'],
      solution: 'The hiring plan shows who runs each stage, its minutes and the total.',
    },
    {
      id: 'candidates',
      name: 'Candidates',
      problems: ['You tell four people the same story and guess what they are scoring.'],
      solution:
        'Each task says what it is for and how long it takes. Everyone who reaches a stage gets the same tasks.',
    },
  ],
} satisfies StakeholdersProps;

export const comparison = {
  heading: 'It fits beside your ATS and note-taker',
  lead: 'Your ATS keeps the applicants; the trial exports scores as CSV or by webhook. From vendors’ public pages, checked on November 23, 2026.',
  marks: {
    caption: 'What five kinds of tool do for a sales hire',
    needLabel: 'For one hire',
    tools: [site.product, 'ATS', 'Note-taker', 'Test library', 'AI chatbot'],
    spoken: { yes: 'Yes', no: 'No' },
    legend: '– Left to you',
    rows: [
      { need: 'Levels from how you sell', marks: ['yes', 'no', 'no', 'no', 'Draft'] },
      { need: 'A test built on your deals', marks: ['yes', 'no', 'no', 'Part', 'Draft'] },
      {
        need: 'Each score tied to its evidence',
        marks: ['yes', 'Notes', 'Quotes', 'Answers', 'no'],
      },
      { need: 'A transcript of the interview', marks: ['no', 'no', 'yes', 'no', 'no'] },
      { need: 'Applicants and their stages', marks: ['no', 'yes', 'no', 'no', 'no'] },
    ],
  },
  details: {
    label: 'What each tool is for, and what you still do',
    table: {
      caption: 'Five kinds of tool',
      columns: ['Tool', 'What it is for', 'What you still do'],
      rows: [
        [
          site.product,
          'One set of levels for the test, the interviews and the role-play',
          'Finding applicants, interviewing, the decision',
        ],
        [
          'ATS',
          'Applicants, stages, messages and records',
          'Writing the questions and levels its scorecards hold',
        ],
        [
          'Note-taker',
          'A transcript; some fill in scorecards with timed quotes',
          'Saying what each level means; a test on your deals',
        ],
        [
          'Test library',
          'Ready-made tests; some pick questions for a job description',
          'Adapting them to your deals, and the interviews',
        ],
        [
          'AI chatbot',
          'Drafts of levels and questions, at little cost',
          'Keeping every interviewer on one version and tying each score to its evidence',
        ],
      ],
    },
  },
  limits: {
    heading: 'When to use something else',
    items: [
      'You make one sales hire a year: start with our free rubric and plan.',
      'You have no repeatable way of selling yet: work that out first.',
      'You want a tool that decides for you: this one recommends.',
    ],
  },
  link: ways.samples,
} satisfies ComparisonProps;

export const productClosingCall = {
  heading: 'Get one scorecard for your next hire',
  text: whenItOpens,
  joined: afterJoining,
  secondaryAction: ways.read,
} satisfies CallToActionProps;
