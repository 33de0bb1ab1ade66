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

/** The five pillars by what they are about. */
export const pillars = {
  tailored: {
    id: 'tailored-in-minutes',
    heading: 'Tailored in minutes',
    text: 'Paste a job description and answer a few questions about how you sell. The design target for the first draft is under 10 minutes. Each of the five competencies is written as behavior, at four levels; the sentence for a level is its anchor.',
  },
  evidence: {
    id: 'evidence-over-opinions',
    heading: 'Evidence over opinions',
    text: 'A score in the proof test shows the answer that was chosen. A score from a conversation shows the interviewer’s note and its minute. Interviewers can change a score. A blank means no evidence.',
  },
  coaching: {
    id: 'coaches-interviewers',
    heading: 'Coaches interviewers',
    text: 'A coach card is the interview guide for one competency: a few questions, what a strong answer does, and the red flag.',
  },
  signal: {
    id: 'less-load-more-signal',
    heading: 'Less load, more signal',
    text: 'A short proof test comes before the long interviews. You see from the answers whom to meet. The design target is 30–40% fewer live interviews for one open role.',
  },
  outcomes: {
    id: 'improves-with-outcomes',
    heading: 'Improves with outcomes',
    text: 'Early signals map to the 30/60/90-day key performance indicators (KPIs) that you set. After several hires, you compare the scores with what happened.',
  },
} satisfies Record<string, PillarWords>;

export const productHero = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Product' }],
  heading: 'See how candidates sell before you hire',
  lead: 'Paste a job description. Get a proof test (multiple choice) set in your own deals, a guide for each interviewer, and an evidence pack in which each score shows the answer or note behind it. The waitlist is open.',
  action: { label: 'Join the waitlist', to: waitlistLink('product') },
  second: { label: 'See how it works', to: '/how-it-works' },
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
      problems: [
        'Each interviewer has a different idea of what good looks like here.',
        'Interviews end in “seems strong”, and you cannot tell why.',
      ],
      solution:
        'You set the competencies once, take the interview that is yours, and join the debrief with the scores and their sources in front of you.',
    },
    {
      id: 'heads-of-talent',
      name: 'Heads of talent',
      problems: [
        'Hiring managers run different processes for the same title.',
        'Feedback arrives late, short and hard to compare.',
      ],
      solution:
        'One process for each role: the same questions and levels for its candidates, beside the applicant tracking system (ATS) you already use.',
    },
    {
      id: 'hiring-managers',
      name: 'Hiring managers',
      problems: [
        'You write interview questions the night before.',
        'Panel members ask the same things.',
      ],
      solution:
        'Each interviewer opens a guide, the coach card, that says which competency is theirs, what to ask and what a strong answer sounds like.',
    },
    {
      id: 'finance-and-operations',
      name: 'Finance and operations leads',
      problems: [
        'Nobody can say how many interviewer hours one sales hire takes.',
        'The hiring process lives in documents that leave with the person who made them.',
      ],
      solution:
        'The blueprint, a short hiring plan, lists each stage with who runs it and its minutes, so you can add up interviewer hours before you open the role.',
    },
    {
      id: 'candidates',
      name: 'Candidates',
      problems: [
        'You prepare for one conversation and get another.',
        'You tell four people your story and do not learn what was scored.',
      ],
      solution:
        'Instructions say what each task is for and how long it should take. Everyone who reaches a stage gets the same tasks.',
    },
  ],
} satisfies StakeholdersProps;

export const comparison = {
  heading: 'Compared with an ATS, note-takers and assessments',
  lead: 'From vendors’ public pages, checked on November 23, 2026.',
  table: {
    caption: 'Five kinds of tool for a sales hire',
    columns: ['Tool', 'What it is for', 'What it leaves to you'],
    rows: [
      [
        site.product,
        'One set of levels, written from how you sell, that the test, the interviews and the role-play all score against',
        'Finding applicants, approving the answer key, interviewing and typing notes, legal notices, the decision',
      ],
      [
        'Applicant tracking system (ATS)',
        'Applicants, stages, messages and records',
        'Writing the questions and levels that its scorecards hold',
      ],
      [
        'Interview note-taker',
        'A transcript of what was said; some attach quotes with their times to competencies and fill in scorecards',
        'Deciding what each level means (some draft a plan from the job description); a test set in your deals',
      ],
      [
        'Assessment library',
        'Ready-made tests; some pick questions for a job description',
        'Setting them in your deals, and the interviews',
      ],
      [
        'AI chatbot and a spreadsheet',
        'Drafts of levels and questions, and your own scorecard, at little cost',
        'One version for all candidates, and a source for each score',
      ],
    ],
  },
  limits: {
    heading: 'When to use something else',
    items: [
      'You hire one salesperson a year: our free rubric and blueprint samples may be enough.',
      'You cannot say yet how you sell. Describe the role first.',
      'You want a tool that decides for you: this one recommends.',
    ],
  },
  link: { label: 'Open the samples', to: '/samples' },
} satisfies ComparisonProps;

export const productClosingCall = {
  heading: 'Try it on your next sales role',
  text: 'The 7-day free trial starts from one job description and five facts about your deals. Where New York City’s Local Law 144 covers your use, you cannot run candidates in it.',
  joined: afterJoining,
  secondaryAction: { label: 'Read a job description', to: '/read' },
} satisfies CallToActionProps;
