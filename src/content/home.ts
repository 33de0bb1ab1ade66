import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { HeroProps } from '../sections/Hero/Hero.tsx';
import type { HiringFileProps } from '../illustrations/HiringFile/HiringFile.tsx';
import type { PainOutcomeProps } from '../sections/PainOutcome/PainOutcome.tsx';
import type { PopularAnswersProps } from '../sections/PopularAnswers/PopularAnswers.tsx';
import type { ProvenResultsProps } from '../sections/ProvenResults/ProvenResults.tsx';
import { leadingReceipt, openScores } from './artefacts.ts';
import { demoVideo } from './demoVideo.ts';
import { jobDescription, recommendation, role } from './hiringFile.ts';
import { waitlistLink } from './navigation.ts';
import { site } from './site.ts';

export const homeHero = {
  eyebrow: 'For SDR, BDR, AE and sales leader roles',
  heading: 'Turn a job description into a hiring flow with receipts',
  lead: `${site.product} turns your job description and the way you sell into five competencies, proof tests, coach cards and a scored evidence pack. Every score points to a quote. Your team decides.`,
  action: { label: 'Join the waitlist', to: waitlistLink('home') },
  demo: { label: 'Watch the 60-second demo', to: '/demo' },
  trust: ['7-day free trial', 'No credit card now', 'New York'],
  chips: ['Hyper-personalised', 'Data-driven decisions', '20-minute debriefs'],
} satisfies HeroProps;

export const hiringFile = {
  description: `Illustration of a hiring file: a job description for a mid-market account executive becomes five scored competencies, and the score of 4 for discovery depth points to an interviewer’s note at ${leadingReceipt.time}.`,
  role: `Role: ${role.name}`,
  candidate: `Candidate ${recommendation.candidate}`,
  sourceLabel: 'Job description',
  excerpt: jobDescription,
  context: role.contextInShort,
  scoresLabel: 'Top-5 competencies, 1 to 4',
  competencies: openScores.map(({ competency, score }) => ({ name: competency, score })),
  receipt: leadingReceipt,
  verdict: `Recommendation: ${recommendation.verdict}`,
  verdictNote: `${recommendation.decides} The pack says what to check at 30, 60 and 90 days.`,
} satisfies HiringFileProps;

export const homeDemo = demoVideo(site.demoVideoUrl, {
  heading: 'One role, from job description to decision',
  lead: 'A tour of one illustrative hiring file. It follows a mid-market AE role through six scenes, and ends where your team decides.',
});

export const painOutcome = {
  heading: 'What changes when the evaluation is designed first',
  lead: 'Most sales hiring problems start before the first interview. Here are five of them, and what stands in their place.',
  painLabel: 'Without a design',
  outcomeLabel: 'With a designed flow',
  pairs: [
    {
      pain: 'The job description was borrowed, so you test for somebody else’s role.',
      outcome: 'The flow starts from how you sell',
      detail:
        'Motion, deal size, cycle, buyers and objections shape the draft, and you edit it before anyone sees it.',
    },
    {
      pain: 'Four interviewers ask for the same career story.',
      outcome: 'Every interviewer owns one competency',
      detail: 'A coach card says what to ask, what to listen for and what to leave to others.',
    },
    {
      pain: 'A confident talker wins the room.',
      outcome: 'Candidates show the selling first',
      detail: 'Short tasks taken from the job come before you spend live interview time on anyone.',
    },
    {
      pain: 'The debrief is a contest of impressions, and the most senior voice wins.',
      outcome: 'The debrief opens on quotes and scores',
      detail: 'Each score has a timestamp and an anchor that everybody agreed on in advance.',
    },
    {
      pain: 'Nobody compares the interview notes with how the job went.',
      outcome: 'Early signals are tied to your KPIs',
      detail:
        'The pack names what to watch in the first months, so you can check it against real outcomes.',
    },
  ],
} satisfies PainOutcomeProps;

export const provenResults = {
  heading: 'Proven Results',
  lead: 'We are at the waitlist stage, so these are the results the product is designed for. We will replace them with measured ones when we have them.',
  counters: [
    {
      value: 35,
      unit: '%',
      label: 'fewer live interviews',
      qualifier:
        'Design target for a four-interview loop: the middle of 30–40% fewer live interviews. Not a customer result.',
      durationMs: 2000,
    },
    {
      value: 10,
      unit: 'min',
      label: 'to set up a role',
      qualifier: 'Design target: a first draft in under 10 minutes. Your review is extra.',
      durationMs: 1500,
    },
    {
      value: 20,
      unit: 'min',
      label: 'to debrief a candidate',
      qualifier:
        'Design target: 20 minutes or less when everyone has read the evidence pack first.',
      durationMs: 1800,
    },
  ],
} satisfies ProvenResultsProps;

export const popularAnswers = {
  heading: 'Popular Answers',
  lead: 'Useful whether or not you join. Each guide is free, names its sources and says what it does not prove.',
  all: { label: 'All answers', to: '/answers' },
  // Written out, so that this page does not carry whole articles; a test holds slugs and titles equal.
  answers: [
    {
      slug: 'sales-hiring-blueprint',
      title: 'Sales hiring blueprint: a one-page plan',
      intro:
        'Put the role, the tests, the interviewers and the decision rule on one page before you source.',
    },
    {
      slug: 'sales-competency-rubric',
      title: 'Sales competency rubric: anchors that work',
      intro:
        'Replace words like “hungry” and “polished” with behavior two people would score alike.',
    },
    {
      slug: 'what-is-sjt-sales-hiring',
      title: 'What is an SJT in sales hiring?',
      intro: 'See how a situational judgment test works, with a sales example and its limits.',
    },
    {
      slug: 'candidate-heatmap-scoring',
      title: 'Candidate heatmap scoring: how to read one',
      intro: 'Read a grid of scores without letting one color or one total decide for you.',
    },
  ],
} satisfies PopularAnswersProps;

export const homeClosingCall = {
  heading: 'Be among the first to try it on a real role',
  text: 'Join the waitlist and we will write to you when the 7-day free trial is available. Early users get priority access.',
  action: { label: 'Join the waitlist', to: waitlistLink('home_closing') },
  note: 'No credit card now. One required field: your work email.',
} satisfies CallToActionProps;
