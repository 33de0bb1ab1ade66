import type { AnswerRoundProps } from '../sections/AnswerRound/AnswerRound.tsx';
import type { AnswerRoundWords } from '../sections/AnswerRound/types.ts';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { DifferentiatorsProps } from '../sections/Differentiators/Differentiators.tsx';
import type { ScoreStripProps } from '../sections/ScoreStrip/ScoreStrip.tsx';
import { copyWords } from './copyWords.ts';
import { afterJoining } from './emailForm.ts';
import { site } from './site.ts';
import { whenItOpens } from './trial.ts';

export const scoreHeader = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Score this answer' }],
  heading: 'Score this answer',
  lead: 'Five sample interview answers. Give each a level from 1 to 4, see ours, then send the five to your panel.',
} satisfies Pick<AnswerRoundProps, 'breadcrumb' | 'heading' | 'lead'>;

export const scoreWords = {
  place: 'Answer {number} of {count}',
  group: 'Which level of {competency} does it match?',
  level: 'Level',
  you: 'You',
  key: 'Our score',
  why: 'Why',
  compare: 'See our score',
  choose: 'Choose a level first.',
  next: 'Next answer',
  last: 'See your result',
  fold: 'Show our score',
  note: 'Illustrative data. Nothing you press is stored or sent.',
} satisfies AnswerRoundWords;

/** Words of the result; the levels come from the visitor. */
export const scoreResult = {
  id: 'result',
  heading: 'You matched {agreed} of {count}',
  lead: 'The digits are your levels, and below each is how it compares with ours.',
  signs: { agreed: '•', near: '·', far: '×' },
  describe: (off) => {
    if (off === 0) return 'Matched';
    const levels = Math.abs(off) === 1 ? 'One level' : `${Math.abs(off)} levels`;
    return `${levels} ${off > 0 ? 'generous' : 'strict'}`;
  },
  share: {
    label: 'Copy your result',
    subject: 'for your interview panel, with its link',
    start: 'Score this answer:',
    words: copyWords,
  },
  play: 'Play from the start',
} satisfies Omit<ScoreStripProps, 'cells' | 'onPlay' | 'share'> & {
  readonly share: Omit<ScoreStripProps['share'], 'address'>;
};

/** Start of the address of a result's page; the number of matches follows it, as in `…/score/3`. */
export const scoreAddress = `${site.url}/score`;

export const scoreReasons = {
  heading: 'Score alike, and the debrief is short',
  tiles: [
    {
      heading: 'Our scores come from written levels',
      text: 'We wrote four levels first, then an answer to match one of them. The reason names the words that decide.',
      link: {
        label: 'Sales competency rubric: four levels that work',
        to: '/answers/sales-competency-rubric',
      },
    },
    {
      heading: 'Fluent answers can score too high',
      text: 'A warm voice can lift a score, and one strong answer changes how the next one sounds.',
      link: {
        label: 'Candidate heatmap scoring: how to read one',
        to: '/answers/candidate-heatmap-scoring',
      },
    },
    {
      heading: 'When raters agree, you can decide',
      text: 'The debrief turns to the decision. If scores differ, either a level is unclear or one rater heard what the others missed.',
      link: { label: 'Sample evidence pack', to: '/samples/evidence-pack' },
    },
  ],
} satisfies DifferentiatorsProps;

export const scoreClosingCall = {
  heading: 'Score your own candidates this way',
  text: `The product drafts the levels for your role; your team edits them. ${whenItOpens}`,
  joined: afterJoining,
} satisfies CallToActionProps;
