/** Data of the articles' pictures, one for each article, mostly taken from the example. */
import type { PrintedReceiptProps } from '../illustrations/PrintedReceipt/PrintedReceipt.tsx';
import type { Artifact } from '../sections/Article/types.ts';
import { coachCard, competencyRubric, ninetyDayStrip, sellingContext } from './artifacts.ts';
import { type CompetencyId, competencies, receiptOf } from './hiringFile.ts';
import { lawDates } from './lawDates.ts';
import { scoreGrid } from './scoreGrid.ts';
import { stamp } from './sheets.ts';

const [, businessCase, multiThreading] = competencies;

const printed = (competency: CompetencyId): PrintedReceiptProps => {
  const { kind: _, next: _next, ...evidence } = receiptOf('B-07', competency);
  return { ...evidence, words: scoreGrid.words, stamp };
};

/** Keyed by the subject of the article that shows the picture. */
export const articleArtifacts = {
  rubric: { kind: 'CompetencyRubric', props: { ...competencyRubric, stamp } },
  judgmentTest: { kind: 'PrintedReceipt', props: printed('forecast-honesty') },
  rolePlay: { kind: 'PrintedReceipt', props: printed('objection-handling') },
  qualification: {
    kind: 'CompetencyRubric',
    props: {
      ...competencyRubric,
      stamp,
      description:
        'Illustration of a competency rubric: multi-threading, opened to four levels from staying with one contact to giving each person a reason to join, each with a sentence a candidate might say.',
      open: multiThreading,
    },
  },
  blueprint: { kind: 'NinetyDayStrip', props: { ...ninetyDayStrip, stamp } },
  parser: { kind: 'SellingContext', props: { ...sellingContext, stamp } },
  competencies: {
    kind: 'CompetencyRubric',
    props: {
      ...competencyRubric,
      stamp,
      description:
        'Illustration of the set in use: the five competencies of a mid-market account executive, with business case opened to four levels, each with a sentence a candidate might say.',
      open: businessCase,
    },
  },
  process: { kind: 'CoachCard', props: { ...coachCard, stamp } },
  heatmap: { kind: 'ScoreGrid', props: { ...scoreGrid, id: 'article-grid' } },
  laws: { kind: 'DateLine', props: lawDates },
  antiCheat: {
    kind: 'CoachCard',
    props: {
      ...coachCard,
      stamp,
      description:
        'Illustration of a live follow-up to one answer of the multiple-choice test: three questions that ask for reasons, three things to listen for, and one red flag.',
      title: `Follow-up: ${businessCase.name.toLowerCase()}`,
      interviewer: businessCase.owner,
      prompt: '“I quoted what teams of your size save.”',
      ask: [
        'You chose answer A. What did you leave out, and why?',
        'Which of Dana’s numbers would you use now?',
        'New fact: ten of the invoices take an hour each. What changes?',
      ],
      listen: [
        ...businessCase.anchors.slice(2).map(({ anchor }) => anchor),
        'Says what would change the answer.',
      ],
      redFlag: 'Cannot say why the answer was chosen.',
    },
  },
} as const satisfies Record<string, Artifact>;
