import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import { documentWords } from './documentWords.ts';
import { ways } from './ways.ts';

interface Term {
  readonly term: string;
  /** The words of an abbreviation, written out. Default: the term is no abbreviation. */
  readonly long?: string;
  /** Spellings in running text, in the singular. Default: the term itself. */
  readonly written?: readonly string[];
  readonly meaning: string;
  /** Where it is explained at length. Default: nowhere. */
  readonly link?: { readonly label: string; readonly to: string };
}

/** All terms that the site uses in a special sense. */
const terms: readonly Term[] = [
  {
    term: 'Accommodation',
    meaning: 'A change of format, time or setting that lets a person show the same skill.',
    link: { label: 'Accommodations', to: '/candidates#accommodations' },
  },
  {
    term: 'ACV',
    long: 'Annual contract value',
    meaning: 'What one contract is worth in a year.',
  },
  {
    term: 'Adverse impact',
    meaning: 'A much lower selection rate for one group than for another.',
    link: {
      label: 'Candidate heatmap scoring: how to read one',
      to: '/answers/candidate-heatmap-scoring',
    },
  },
  {
    term: 'AE',
    long: 'Account executive',
    meaning: 'A salesperson who leads a deal to signature.',
  },
  {
    term: 'Anchor',
    meaning: 'The sentence that says what a candidate does at one level of a competency.',
    link: {
      label: 'Sales competency rubric: four levels that work',
      to: '/answers/sales-competency-rubric',
    },
  },
  {
    term: 'ATS',
    long: 'Applicant tracking system',
    meaning: 'Software that tracks applicants through the stages of hiring.',
  },
  {
    term: 'BANT',
    long: 'Budget, authority, need, timeline',
    meaning: 'Four questions that qualify a deal.',
  },
  {
    term: 'BDR and SDR',
    written: ['BDR', 'SDR'],
    long: 'Business development rep and sales development rep',
    meaning: 'Reps who find and qualify buyers, then hand the meeting to an account executive.',
  },
  {
    term: 'Blueprint',
    meaning: 'The hiring plan: competencies, test, stages, owners, and the rule for deciding.',
    link: { label: 'Sample blueprint', to: '/samples/blueprint' },
  },
  {
    term: 'Coach card',
    meaning: 'The interview guide for one competency: what its interviewer asks and listens for.',
  },
  {
    term: 'Competency',
    meaning: 'Something you can see a person do in the job, scored on a scale.',
    link: { label: 'Top 5 sales competencies by role', to: '/answers/top-5-sales-competencies' },
  },
  {
    term: 'ERP',
    long: 'Enterprise resource planning',
    meaning: 'Software that runs a company’s accounts, orders and stock.',
  },
  {
    term: 'Evidence pack',
    meaning: 'The report on one candidate: scores, their evidence, and a recommendation.',
    link: { label: 'Sample evidence pack', to: '/samples/evidence-pack' },
  },
  {
    term: 'Heatmap',
    meaning: 'A grid of candidates and competencies with one score in each cell.',
  },
  {
    term: 'ICP',
    long: 'Ideal customer profile',
    meaning: 'The kind of company you sell to best.',
  },
  {
    term: 'KPI',
    long: 'Key performance indicator',
    meaning: 'A measure of results; here, one a manager checks at 30, 60 and 90 days.',
  },
  {
    term: 'MEDDICC',
    meaning:
      'Seven things to know about a large deal: metrics, economic buyer, decision criteria, decision process, identify pain, champion, competition.',
    link: { label: 'MEDDICC interview questions', to: '/answers/meddicc-vs-bant' },
  },
  {
    term: 'Proof test',
    meaning: 'A short multiple-choice test about situations from the job, scored by an answer key.',
  },
  {
    term: 'Receipt',
    meaning: 'What a score rests on: an answer, or the interviewer’s note with its minute.',
  },
  {
    term: 'Role-play',
    meaning: 'A short scene from the job, such as a sales call. People score it.',
  },
  {
    term: 'Scorecard',
    meaning: 'One sheet of competencies and levels to fill in at an interview.',
    link: ways.read,
  },
  {
    term: 'Selling context',
    meaning: 'Five facts about how you sell, such as motion, contract value and deal cycle.',
  },
  {
    term: 'SJT',
    long: 'Situational judgment test',
    meaning: 'A test of work situations, each with several possible next steps.',
    link: { label: 'What is an SJT in sales hiring?', to: '/answers/what-is-sjt-sales-hiring' },
  },
  {
    term: 'Structured interview',
    meaning: 'An interview with the same questions and a written scale for all candidates.',
  },
  {
    term: 'Validity',
    meaning:
      'How closely a selection method tracks later job performance: a correlation, from −1 to 1.',
  },
];

const idOf = ({ term }: Term): string => term.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The spellings of each term in running text, and the address of its explanation. */
export const glossaryEntries = terms.map((entry) => ({
  written: entry.written ?? [entry.term],
  to: `/glossary#${idOf(entry)}`,
}));

export const glossaryDocument = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Glossary' }],
  title: 'Glossary',
  lead: `${terms.length} terms of sales hiring in plain words.`,
  summary: [
    'A competency has four levels; the sentence for a level is its anchor.',
    'An evidence pack reports on one candidate.',
  ],
  sections: terms
    .map((entry) => ({
      id: idOf(entry),
      heading: entry.long === undefined ? entry.term : `${entry.long} (${entry.term})`,
      paragraphs: [entry.meaning],
      ...(entry.link === undefined ? {} : { links: [entry.link] }),
    }))
    // Sorted by the heading, so an abbreviation comes where its written-out words belong.
    .toSorted((one, other) => one.heading.localeCompare(other.heading, 'en-US')),
  hasShortParts: true,
  words: documentWords,
} satisfies LegalDocumentProps;
