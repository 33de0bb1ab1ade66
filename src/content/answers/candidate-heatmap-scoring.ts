import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { type CandidateId, competencies, decisionRule, receiptOf, scoreOf } from '../hiringFile.ts';
import { sources } from '../sources.ts';

const blank = receiptOf('B-11', 'multi-threading');
const unfilled = receiptOf('B-03', 'forecast-honesty');
const missed = receiptOf('B-11', 'discovery-depth');
const objection = receiptOf('B-07', 'objection-handling');

const totalOf = (id: CandidateId): number =>
  competencies.reduce((sum, competency) => sum + scoreOf(id, competency.id), 0);

/** How to read a grid of candidates by competencies without fooling yourself. */
export const candidateHeatmapScoring = {
  slug: 'candidate-heatmap-scoring',
  kind: 'Worked heatmap',
  title: 'Candidate heatmap scoring: how to read one',
  metaDescription:
    'How to read a sales candidate heatmap: what blanks and split scores mean, why there is no single total, and when to check selection rates.',
  h1: 'Candidate heatmap scoring: how to read the grid without fooling yourself',
  summary:
    'A candidate heatmap puts competencies in rows, candidates in columns and one score in each cell. Read a column for one person’s pattern and a row for what your test shows; treat a blank as a question to ask. Skip the total, and decide by a rule you wrote before the first interview. Below: a worked grid of four candidates, how two raters settle a split, and the four-fifths check on outcomes.',
  keyPoints: [
    'Read down a column for a person, across a row for your test.',
    'Two raters two levels apart go back to the notes before they talk.',
    'Leave out the total; decide by a rule written beforehand.',
    'Print a digit in each cell as well as a color.',
  ],
  links: [
    '/score',
    '/samples',
    '/answers/sales-competency-rubric',
    '/answers/ai-hiring-laws',
    '/samples/evidence-pack',
    '/product',
    '/demo',
  ],
  dateModified: '2026-11-27',
  closing: {
    heading: 'Fill a grid for your own role',
    text: 'The product keeps the evidence for each score. Leave your email, and we’ll write when your trial opens.',
  },
  artifact: articleArtifacts.heatmap,
  sections: [
    {
      heading: 'Rows, columns, and a worked grid',
      paragraphs: [
        'Rows are competencies, columns are candidates, and each cell holds one score from 1 to 4 against written levels. The grid at the top has four candidates for a mid-market account executive (AE). Press a score of B-07 to see what earned it.',
      ],
    },
    {
      heading: 'Read the columns, then the rows, then one cell',
      paragraphs: [
        'Start with the columns. B-03 knew whom to reach and had no plan to. B-11 handles the objection best of the four, and has a 2 on discovery. B-05 has five threes, two from the answer key and three from people: a steady candidate, or raters who were unsure. B-07 has three 4s, and a 2 on objections.',
        'Then read across. If everyone had a 4 on discovery, the question would be too easy.',
        `Then open the cells that decide. B-11’s 2 on discovery comes from the role-play: ${missed.quote} It matches the level “${missed.anchor}” A 4 on the objection, in the same call, does not outweigh that. B-07’s 2 is on the objection: ${objection.quote} Coaching can mend that, so the offer comes with a plan.`,
      ],
    },
    {
      heading: 'A blank is missing evidence',
      paragraphs: [
        `B-11 has no score for multi-threading: “${blank.rationale}” That says nothing about the candidate. Filling it with a 3 "to be fair" is as wrong as reading it as a weakness. ${blank.next} B-03 has no score for forecast honesty: “${unfilled.rationale}” ${unfilled.next}`,
      ],
    },
    {
      heading: 'When two raters differ',
      paragraphs: [
        'B-07’s 2 on objection handling began as a 2 and a 4, so both raters read the notes again. The note at 06:40 shows an answer before any question, which is level 2; the second rater had scored the friendly tone. They settled on 2, and both first ratings stay on record.',
      ],
    },
    {
      heading: 'Why there is no total',
      paragraphs: [
        `Add the columns and B-07 gets ${totalOf('B-07')}, B-05 gets ${totalOf('B-05')}, B-03 gets ${totalOf('B-03')} and B-11 gets ${totalOf('B-11')}, the last two with a cell missing. A total lets strengths pay for gaps that would lose deals, and it punishes a blank. So this team wrote a rule instead.`,
      ],
    },
    {
      heading: 'A rule to copy',
      paragraphs: [
        'It was written before the first interview. B-05 meets it with threes. B-07 meets it, with a plan for objections; the team prefers B-07’s 4s. B-03 falls on multi-threading and B-11 on discovery depth, so filling a blank would change neither.',
      ],
      isLetter: true,
      list: decisionRule,
    },
    {
      heading: 'Check selection rates over time',
      paragraphs: [
        "The Uniform Guidelines, 29 CFR 1607.4(D), give a rule of thumb: if one group's selection rate is below four-fifths of the highest group's, federal agencies generally regard that as evidence of adverse impact. Say 10 of 40 in one group got offers (25%) and 5 of 30 in another (16.7%). The ratio is .67, below .80, so look closer. Small numbers and significance matter too [1].",
        'An executive order of April 23, 2025 told federal agencies to give such enforcement lower priority [2]; it did not change Title VII, private lawsuits or state law [3]. The EEOC’s agenda of fall 2025 lists an action to rescind parts of the Guidelines [4]. Keep group data away from people who score.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'A tidy grid does not make scores right: the competencies may be wrong, or the raters may have copied each other. Passing the four-fifths check does not show that a process is fair or lawful.',
      ],
    },
    {
      heading: 'Fill your first grid',
      paragraphs: ['Open an empty sheet, with [the sample](/samples) beside it, then:'],
      list: [
        'Put your five competencies in the rows and your candidates in the columns.',
        'Copy the rule above it, edited, before the first interview.',
        'Collect scores with a quote each, and leave blanks blank.',
        'Read columns, then rows, then the one cell that decides.',
      ],
      ordered: true,
    },
  ],
  sources: [sources.uniformGuidelines, sources.order14281, sources.potomac, sources.eeocAgenda],
} satisfies ArticleData;
