import type { ComparisonProps } from '../sections/Comparison/Comparison.tsx';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { PillarWords } from '../sections/Pillars/Pillars.tsx';
import type { ProductHeroProps } from '../sections/ProductHero/ProductHero.tsx';
import type { StakeholdersProps } from '../sections/Stakeholders/Stakeholders.tsx';
import { afterJoining } from './emailForm.ts';
import type { HiringFile } from './hiringFiles/types.ts';
import { waitlistLink } from './navigation.ts';
import { coachCardOf, gridOfBlank, ninetyDayStripOf, printedReceiptOf } from './sheets.ts';
import { site } from './site.ts';
import { whenItOpens } from './trial.ts';
import { ways } from './ways.ts';

/** The five pillars by what they are about. */
export const pillars = {
  tailored: {
    id: 'tailored-in-minutes',
    heading: 'Tailored in minutes',
    text: 'Paste a job description and five facts about how you sell. You get a draft: five competencies, each written as behavior at four levels. Edit any line.',
  },
  evidence: {
    id: 'evidence-over-opinions',
    heading: 'Evidence over opinions',
    text: 'The answer key that your team approved scores the test; your people score the rest. Press a score to see the answer chosen, or the note with its minute. A blank means no evidence.',
  },
  coaching: {
    id: 'coaches-interviewers',
    heading: 'Coaches interviewers',
    text: 'Each interviewer gets a guide for one competency: what to ask, what a strong answer does, the red flag. No bot in the room, no recording: type the line that counts, the guide adds the minute.',
  },
  signal: {
    id: 'less-load-more-signal',
    heading: 'Less load, more signal',
    text: 'A short test on your deals comes before the long interviews, so you see who to meet. Our target: 30–40% fewer live interviews.',
  },
  outcomes: {
    id: 'improves-with-outcomes',
    heading: 'Improves with outcomes',
    text: 'Early signals map to your 30/60/90-day KPIs. Each review shows what to keep, and what to change before the next hire.',
  },
} satisfies Record<string, PillarWords>;

export const productHero = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Product' }],
  heading: 'One scorecard for the test, the interviews and the decision',
  lead: 'Paste a job description. Get a test set in your own deals, a guide for each interviewer, and a report in which each score shows what the candidate chose or said.',
  action: { label: 'Join the waitlist', to: waitlistLink('product') },
  second: ways.howItWorks,
} satisfies Omit<ProductHeroProps, 'picture' | 'roleSwitch'>;

/** The pictures of the page for one role. */
export const productPicturesOf = (file: HiringFile) => {
  const { candidate } = file.recommendation;
  const [first] = file.competencies;
  return {
    window: {
      description: `A score of Candidate ${candidate} with its receipt, beside four levels.`,
      title: `Candidate ${candidate}`,
      tabs: ['Evidence pack'],
      open: 0,
      note: 'Illustrative data',
    },
    open: file.competencies.slice(0, 1).map(({ id, anchors }) => {
      const receipt = printedReceiptOf(file, id);
      return {
        receipt,
        ladder: {
          anchors: anchors.map(({ level, anchor }) => ({ level, anchor })),
          matched: { level: receipt.score, label: '(matched)' },
        },
      };
    }),
    competency: {
      words: {
        description: `A competency at four levels, each with an example.`,
        title: first?.name ?? '',
        owner: file.role.name,
      },
      anchors: first?.anchors ?? [],
    },
    grid: gridOfBlank(file, 'product-grid'),
    coachCard: coachCardOf(file),
    answer: printedReceiptOf(file, file.proofTest.tasks[0]?.competency ?? ''),
    strip: ninetyDayStripOf(file),
  };
};

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
      problems: ['Interviews end in “seems strong”, and you cannot tell why.'],
      solution:
        'Set the competencies once, run one interview, and see in the debrief what earned each score.',
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
      problems: ['You tell four people your story and do not learn what was scored.'],
      solution:
        'Each task says what it is for and how long it takes. Everyone who reaches a stage gets the same tasks.',
    },
  ],
} satisfies StakeholdersProps;

export const comparison = {
  heading: 'It fits beside your ATS, note-taker and assessments',
  lead: 'From vendors’ public pages, checked on November 23, 2026.',
  table: {
    caption: 'Five kinds of tool for a sales hire',
    columns: ['Tool', 'What it is for', 'What it leaves to you'],
    rows: [
      [
        site.product,
        'One set of levels, from how you sell, for the test, the interviews and the role-play',
        'Finding applicants, interviewing, the decision',
      ],
      [
        'ATS',
        'Applicants, stages, messages and records',
        'Writing the questions and levels its scorecards hold',
      ],
      [
        'Interview note-taker',
        'A transcript; some fill in scorecards with timed quotes',
        'Saying what each level means; a test on your deals',
      ],
      [
        'Assessment library',
        'Ready-made tests; some pick questions for a job description',
        'Setting them in your deals, and the interviews',
      ],
      [
        'AI chatbot and a spreadsheet',
        'Drafts of levels and questions, at little cost',
        'Keeping every interviewer on one version and tying each score to its evidence',
      ],
    ],
  },
  limits: {
    heading: 'When to use something else',
    items: [
      'You hire one salesperson a year: start with our free rubric and plan.',
      'You can’t yet say how you sell: describe the role first.',
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
