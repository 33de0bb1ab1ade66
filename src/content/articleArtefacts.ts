/** The articles' pictures, cut from the hiring file: one each. */
import type { PrintedReceiptProps } from '../illustrations/PrintedReceipt/PrintedReceipt.tsx';
import type { Artefact } from '../sections/Article/types.ts';
import {
  coachCard,
  competencyRubric,
  evidencePack,
  ninetyDayStrip,
  sellingContext,
  sjtCard,
} from './artefacts.ts';
import {
  type CompetencyId,
  competencies,
  proofTest,
  receiptOf,
  recommendation,
} from './hiringFile.ts';
import { scoreGrid } from './scoreGrid.ts';

const [, businessCase, multiThreading] = competencies;
const [businessCaseTask] = proofTest.tasks;

const printed = (competency: CompetencyId): PrintedReceiptProps => {
  const { kind: _, next: _next, ...evidence } = receiptOf('B-07', competency);
  return { ...evidence, words: scoreGrid.words, note: scoreGrid.note };
};

/** Keyed by the article that shows it. */
export const articleArtefacts = {
  rubric: { kind: 'PrintedReceipt', props: printed('discovery-depth') },
  judgmentTest: { kind: 'PrintedReceipt', props: printed('forecast-honesty') },
  rolePlay: { kind: 'PrintedReceipt', props: printed('objection-handling') },
  qualification: {
    kind: 'CompetencyRubric',
    props: {
      ...competencyRubric,
      description:
        'Illustration of a competency rubric: multi-threading, opened to four anchors from staying with one contact to giving each person a reason to join, each with a sentence a candidate might say.',
      open: multiThreading,
    },
  },
  blueprint: { kind: 'NinetyDayStrip', props: ninetyDayStrip },
  parser: { kind: 'SellingContext', props: sellingContext },
  competencies: {
    kind: 'CompetencyRubric',
    props: {
      ...competencyRubric,
      description:
        'Illustration of the set in use: the five competencies of a mid-market account executive, with business case opened to four anchors, each with a sentence a candidate might say.',
      open: businessCase,
    },
  },
  process: { kind: 'CoachCard', props: coachCard },
  heatmap: { kind: 'ScoreGrid', props: { ...scoreGrid, id: 'article-grid' } },
  antiCheat: {
    kind: 'SjtCard',
    props: {
      ...sjtCard,
      description:
        'Illustration of a task tied to its brief: a controller’s 1,200 invoices at 10 minutes each, one sentence for her CFO, and four options that match the anchors of business case from 1 to 4.',
      title: 'Proof test: multiple choice',
      competency: businessCase.name,
      situation: businessCaseTask.situation,
      question: businessCaseTask.question,
      options: businessCaseTask.options,
    },
  },
  laws: {
    kind: 'EvidencePack',
    props: {
      ...evidencePack,
      description:
        'Illustration of the end of an evidence pack for Candidate B-07: one score joined to the words that earned it, a recommendation to hire, and the hiring manager who decides.',
      receipts: evidencePack.receipts.slice(0, 1),
      others: [],
      because: recommendation.inBrief,
    },
  },
} as const satisfies Record<string, Artefact>;
