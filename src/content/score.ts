import type { AnswerRoundWords } from '../sections/AnswerRound/types.ts';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { DifferentiatorsProps } from '../sections/Differentiators/Differentiators.tsx';
import type { PageHeaderProps } from '../sections/PageHeader/PageHeader.tsx';
import type { ScoreStripProps } from '../sections/ScoreStrip/ScoreStrip.tsx';
import { copyWords } from './copyWords.ts';
import { afterJoining } from './emailForm.ts';
import { site } from './site.ts';

export const scoreHeader = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Score this answer' }],
  heading: 'Score this answer',
  lead: 'Five answers, one for each competency of a role. Give each a level from 1 to 4, and compare it with our score. The sentence for a level is its anchor.',
} satisfies PageHeaderProps;

export const scoreWords = {
  place: 'Answer {number} of {count}',
  group: 'Which level of {competency} does it match?',
  level: 'Level',
  you: 'You',
  key: 'Key',
  anchor: 'Anchor',
  why: 'Why',
  compare: 'Compare with the key',
  choose: 'Choose a level first.',
  next: 'Next answer',
  last: 'See your result',
  fold: 'Show the key',
  note: 'The answers are invented. Nothing you press is stored or sent.',
} satisfies AnswerRoundWords;

/** Words of the result; the levels come from the visitor. */
export const scoreResult = {
  id: 'result',
  heading: '{agreed} of {count} agree with the key',
  lead: [
    'The digit is the level that was given.',
    'Agreed: the key has the same one.',
    'One off: the key has the one beside it.',
    'Further off: the key is two or three levels away.',
  ],
  verdicts: {
    agreed: { label: 'Agreed', sign: '•' },
    near: { label: 'One off', sign: '·' },
    far: { label: 'Further off', sign: '×' },
  },
  share: {
    label: 'Share',
    subject: 'this result: copy its line and link',
    start: 'Score this answer:',
    words: copyWords,
  },
  play: 'Play from the start',
} satisfies Omit<ScoreStripProps, 'cells' | 'onPlay' | 'share'> & {
  readonly share: Omit<ScoreStripProps['share'], 'address'>;
};

/** Where a result can be opened, before its fragment. */
export const scoreAddress = `${site.url}/score`;

export const scoreReasons = {
  heading: 'What the five answers show',
  tiles: [
    {
      thumbnail: [['Anchor'], [1, 2, 3, 4]],
      heading: 'How the key was made',
      text: 'We wrote the four anchors first, and then an answer to match one of them. The reason beside the key names the words that decide. No panel has rated these answers.',
      link: { label: 'Read how to write anchors', to: '/answers/sales-competency-rubric' },
    },
    {
      thumbnail: [
        ['You', 4],
        ['Key', 3],
      ],
      heading: 'Where scores drift',
      text: 'A warm or fluent answer can read one level higher than its words. We may credit a question that we would have asked ourselves. And a strong answer can change how the next one sounds.',
      link: { label: 'Read about split scores', to: '/answers/candidate-heatmap-scoring' },
    },
    {
      thumbnail: [
        [3, 3, 3, 3],
        [2, 4, 3, 3],
      ],
      heading: 'What a team gains when four agree',
      text: 'When four interviewers give the same words the same level, the debrief can turn to the decision. When they do not, the anchor is unclear, or one of them heard something the others missed.',
      link: { label: 'Read a candidate’s scores and sources', to: '/samples/evidence-pack' },
    },
  ],
} satisfies DifferentiatorsProps;

export const scoreClosingCall = {
  heading: 'Score your own candidates this way',
  text: 'The product drafts the competencies and their anchors for your role, and your team edits them; your interviewers score what they hear.',
  joined: afterJoining,
} satisfies CallToActionProps;
