import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { HeroProps } from '../sections/Hero/Hero.tsx';
import type { PainOutcomeProps } from '../sections/PainOutcome/PainOutcome.tsx';
import type { PopularAnswersProps } from '../sections/PopularAnswers/PopularAnswers.tsx';
import type { ProvenResultsProps } from '../sections/ProvenResults/ProvenResults.tsx';
import { demoVideo } from './demoVideo.ts';
import { afterJoining, emailForm } from './emailForm.ts';
import { site } from './site.ts';
import { whenItOpens } from './trial.ts';
import { ways } from './ways.ts';

export const homeHero = {
  heading: 'See how candidates sell before you hire',
  lead: 'Paste a job description and five facts about your deals. AI drafts the scorecard, test and interview questions; your team edits, interviews and decides. For SDR, BDR, AE and sales-leader roles.',
  demo: ways.demo,
  trial: ways.score,
  chips: ['Hyper-personalised', 'Data-driven decisions', '20-minute debriefs'],
} satisfies Omit<HeroProps, 'form' | 'picture'>;

export const heroForm = emailForm('hero-form');

export const homeDemo = demoVideo(site.demoVideoUrl, {
  heading: 'One sales hire in six scenes',
  lead: 'A mid-market account executive, from posting to decision.',
});

export const painOutcome = {
  heading: 'Five hiring problems, and the fix for each',
  lead: 'Anyone can polish a resume with AI. See how they’d work your deal.',
  painLabel: 'The problem',
  outcomeLabel: 'The fix',
  pairs: [
    {
      pain: 'The job description was borrowed, so you test for another company’s role.',
      outcome: 'A scorecard drafted from how you sell, and edited by you',
    },
    {
      pain: 'Four interviewers ask for the same career story.',
      outcome: 'One owner for each competency, with its questions and levels',
    },
    {
      pain: 'A confident talker wins the room.',
      outcome: 'A short test on your deals before the long interviews',
    },
    {
      pain: 'In the debrief, people argue from memory.',
      outcome: 'What the candidate chose or said, beside each score',
    },
    {
      pain: 'Nobody goes back to see whether the interviews were right.',
      outcome: 'A list of what to check at 30, 60 and 90 days',
    },
  ],
} satisfies PainOutcomeProps;

export const provenResults = {
  heading: 'Proven Results',
  lead: 'Our targets, for the first trials to prove. If all 8 candidates had 4 interviews: 32. With 8 screens, a test, and 3 each for 4 finalists: 20.',
  counters: [
    {
      value: 35,
      unit: '%',
      label: 'fewer live interviews',
      detail: '30–40% is our target; 32 to 20 is 37.5%.',
      durationMs: 2000,
    },
    {
      value: 10,
      unit: 'min',
      label: 'to a first draft',
      detail: 'Setup in under 10 minutes, then you edit.',
      durationMs: 1500,
    },
    {
      value: 20,
      unit: 'min',
      label: 'to debrief a candidate',
      detail: '20 minutes or less, with the scores on the table.',
      durationMs: 1800,
    },
  ],
} satisfies ProvenResultsProps;

export const popularAnswers = {
  heading: 'Popular Answers',
  lead: 'Free guides, each with something to copy.',
  all: ways.answers,
  // Copied, so that this page does not load whole articles; a test checks that all but `intro` are equal.
  answers: [
    {
      slug: 'sales-hiring-blueprint',
      thumbnail: [['Candidate B-07'], [4, 2, 3]],
      kind: 'Short plan',
      title: 'Sales hiring blueprint: a short plan',
      intro: 'Role, test, interviewers and decision rule in one plan.',
    },
    {
      slug: 'sales-competency-rubric',
      thumbnail: [['Discovery depth'], [1, 2, 3, 4]],
      kind: 'Worked rubric',
      title: 'Sales competency rubric: four levels that work',
      intro: 'Describe behavior at four levels, so two raters can agree.',
    },
    {
      slug: 'what-is-sjt-sales-hiring',
      thumbnail: [['Forecast honesty'], ['Answer D', 3]],
      kind: 'Four questions',
      title: 'What is an SJT in sales hiring?',
      intro: 'How a situational judgment test works, with a sales example.',
    },
    {
      slug: 'candidate-heatmap-scoring',
      thumbnail: [
        [3, 3, 4, 2],
        [3, 3, 4, 3],
        [2, 3, 4, 0],
      ],
      kind: 'Worked heatmap',
      title: 'Candidate heatmap scoring: how to read one',
      intro: 'Read a grid of scores: rows, columns, blanks and split scores.',
    },
  ],
} satisfies PopularAnswersProps;

export const homeClosingCall = {
  heading: 'Try it on your next sales role',
  text: `${whenItOpens} Early users get priority access, and the trial ends by itself after 7 days.`,
  joined: afterJoining,
  secondaryAction: ways.read,
} satisfies CallToActionProps;

export const homeClosingForm = emailForm('closing-form');
