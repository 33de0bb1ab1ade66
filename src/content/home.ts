import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { HeroProps } from '../sections/Hero/Hero.tsx';
import type { PainOutcomeProps } from '../sections/PainOutcome/PainOutcome.tsx';
import type { PopularAnswersProps } from '../sections/PopularAnswers/PopularAnswers.tsx';
import type { ProvenResultsProps } from '../sections/ProvenResults/ProvenResults.tsx';
import { demoVideo } from './demoVideo.ts';
import { afterJoining, emailForm } from './emailForm.ts';
import { site } from './site.ts';

export const homeHero = {
  heading: 'Turn a sales job description into tests, guides and scored evidence',
  lead: 'AI drafts. Your hiring team decides.',
  demo: { label: 'Watch the 60-second demo', to: '/demo' },
  trial: { label: 'Read your job description', to: '/read' },
  chips: ['Hyper-personalised', 'Data-driven decisions', '20-minute debriefs'],
} satisfies Omit<HeroProps, 'form' | 'picture'>;

export const heroForm = emailForm('hero-form');

export const homeDemo = demoVideo(site.demoVideoUrl, {
  heading: 'One role, from job description to decision',
  lead: 'Six scenes from one example: hiring a mid-market account executive (AE). The proof test is multiple choice.',
});

export const painOutcome = {
  heading: 'Five hiring problems and what replaces them',
  lead: 'Score the job, not the story.',
  painLabel: 'The problem',
  outcomeLabel: 'What replaces it',
  pairs: [
    {
      pain: 'The job description was borrowed, so you test for another company’s role.',
      outcome: 'A draft that starts from how you sell',
      detail:
        'Motion, deal size, cycle, buyers and objections shape the competencies. You edit them before anyone sees them.',
    },
    {
      pain: 'Four interviewers ask for the same career story.',
      outcome: 'One owner for each competency',
      detail: 'A coach card, our interview guide, says what to ask and what to listen for.',
    },
    {
      pain: 'A confident talker wins the room.',
      outcome: 'Candidates take a short test from the job before the long interviews',
      detail: 'Interviews then check it and cover the rest.',
    },
    {
      pain: 'In the debrief, people argue from memory.',
      outcome: 'Debrief from evidence',
      detail: 'Each score shows the answer or note behind it, and the note shows its minute.',
    },
    {
      pain: 'Nobody compares the interview notes with how the job went.',
      outcome: 'Early signals beside your KPIs',
      detail:
        'The evidence pack, one candidate’s scores with their sources, names the key performance indicators (KPIs) to check at 30, 60 and 90 days.',
    },
  ],
} satisfies PainOutcomeProps;

/** What is said beside a number that nobody has measured yet. */
const targetReceipt = (forWhat: string) => [
  { term: 'Status', detail: 'Design target' },
  { term: 'Means', detail: forWhat },
];

export const provenResults = {
  heading: 'Proven Results',
  lead: 'These are three design targets, and no customer has measured them yet.',
  counters: [
    {
      value: 35,
      unit: '%',
      label: 'fewer live interviews',
      title: 'Claim 1 of 3',
      stamp: 'TARGET',
      receipt: targetReceipt(
        '30–40% fewer live interviews for one open role than if all candidates had all interviews. If you already stop people early, you will save less.',
      ),
      durationMs: 2000,
    },
    {
      value: 10,
      unit: 'min',
      label: 'to a first draft',
      title: 'Claim 2 of 3',
      stamp: 'TARGET',
      receipt: targetReceipt('A first draft in under 10 minutes. Your review comes after it.'),
      durationMs: 1500,
    },
    {
      value: 20,
      unit: 'min',
      label: 'to debrief a candidate',
      title: 'Claim 3 of 3',
      stamp: 'TARGET',
      receipt: targetReceipt('20 minutes or less, once the panel has read the evidence pack.'),
      durationMs: 1800,
    },
  ],
} satisfies ProvenResultsProps;

export const popularAnswers = {
  heading: 'Popular Answers',
  lead: 'Free guides with worked examples and sources.',
  all: { label: 'All answers', to: '/answers' },
  // Written out, so that this page does not carry whole articles; a test holds all but the introductions equal.
  answers: [
    {
      slug: 'sales-hiring-blueprint',
      thumbnail: [['Candidate B-07'], [4, 2, 3]],
      kind: 'Guide and short plan',
      title: 'Sales hiring blueprint: a short plan',
      intro: 'The role, the tests, the interviewers and the rule for deciding, in one plan.',
    },
    {
      slug: 'sales-competency-rubric',
      thumbnail: [['Discovery depth'], ['04:12', 4]],
      kind: 'Guide and worked rubric',
      title: 'Sales competency rubric: four levels that work',
      intro: 'Describe behavior at four levels. The sentence for each is its anchor.',
    },
    {
      slug: 'what-is-sjt-sales-hiring',
      thumbnail: [['Forecast honesty'], ['Answer D', 3]],
      kind: 'Guide and example question',
      title: 'What is an SJT in sales hiring?',
      intro: 'See how a situational judgment test works, with a sales example and its limits.',
    },
    {
      slug: 'candidate-heatmap-scoring',
      thumbnail: [
        [3, 3, 4, 2],
        [2, 3, 2, 4],
        [3, 3, 4, 0],
      ],
      kind: 'Guide and worked heatmap',
      title: 'Candidate heatmap scoring: how to read one',
      intro: 'Read a grid of scores: rows, columns, blanks and split scores.',
    },
  ],
} satisfies PopularAnswersProps;

export const homeClosingCall = {
  heading: 'Be among the first to try it on a real role',
  text: 'Early users get priority access: invitations to the 7-day free trial go out in the order of joining.',
  joined: afterJoining,
} satisfies CallToActionProps;

export const homeClosingForm = emailForm('closing-form');
