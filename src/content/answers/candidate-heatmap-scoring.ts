import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { type CandidateId, competencies, decisionRule, receiptOf, scoreOf } from '../hiringFile.ts';
import { sources } from '../sources.ts';

const blank = receiptOf('B-11', 'multi-threading');
const unfilled = receiptOf('B-03', 'forecast-honesty');
const chosen = receiptOf('B-07', 'business-case');

const totalOf = (id: CandidateId): number =>
  competencies.reduce((sum, competency) => sum + scoreOf(id, competency.id), 0);

/** How to read a grid of candidates by competencies without fooling yourself. */
export const candidateHeatmapScoring = {
  slug: 'candidate-heatmap-scoring',
  kind: 'Guide and worked heatmap',
  title: 'Candidate heatmap scoring: how to read one',
  metaDescription:
    'How to read a sales candidate heatmap: what blanks and split scores mean, why there is no single total, and when to check selection rates.',
  h1: 'Candidate heatmap scoring: how to read the grid without fooling yourself',
  summary:
    'A candidate heatmap puts competencies in rows, candidates in columns and a score in each cell. Read a column for one person’s pattern and a row for what your test shows. A blank is a question to ask, not a low score. Add no total: decide by a rule written beforehand.',
  keyPoints: [
    "Read a heatmap down one column at a time, then across one row. The column shows a person's pattern; the row shows whether your test separates anyone or an interviewer gives everybody the same score.",
    'A blank cell means nobody collected evidence. It is a question to ask. Fill it with one more task, or decide without it and write that down.',
    'When two raters differ by two or more levels, both read the notes again before anyone averages. The gap tells you that the wording of a level is unclear, that they scored different moments, or that one of them noticed something.',
    'Leave out the total. A total lets a strong opening pay for missing deal work. Use a rule agreed on beforehand, such as a minimum on the two competencies that matter most.',
    'Print a digit in each cell as well as a color. The grid can then be read in grayscale and by people who see color differently.',
  ],
  links: [
    '/answers/sales-competency-rubric',
    '/answers/ai-hiring-laws',
    '/samples/evidence-pack',
    '/product',
    '/demo',
  ],
  dateModified: '2026-11-26',
  closing: {
    heading: 'Fill a grid for your own role',
    text: 'The product puts the answer or note behind each score, and leaves a blank where there is none.',
  },
  artifact: articleArtifacts.heatmap,
  sections: [
    {
      heading: 'Rows, columns, scale',
      paragraphs: [
        'Rows are competencies, columns are candidates. Each cell holds one score from 1 to 4, and each number has an anchor, a written sentence that was agreed on before anyone was scored.',
      ],
    },
    {
      heading: 'A worked grid',
      paragraphs: [
        'The grid at the top of this page has four invented candidates for a mid-market account executive (AE). Press a score of B-07 there to see its receipt: the note, or the answer in the proof test (multiple choice), behind it.',
      ],
    },
    {
      heading: 'What to see in it',
      paragraphs: [
        'Start with the columns. B-03 handles objections well and builds a weak business case. B-11 is the reverse: strong on paper, weak in the call. B-05 has five threes, two from the answer key and three from people: a steady candidate, or raters who were not sure. Read the notes. B-07 is strong in first calls and wide deals, and weak on the business case.',
        'Then read across. If everyone had a 4 on discovery, the question would be too easy or the anchor too soft.',
        `Then open the cell that matters. B-07’s 2 on business case comes from the proof test: answer ${chosen.letter}, ${chosen.quote} It matches the anchor “${chosen.anchor}” The plan for it goes into the offer: the manager builds the first three business cases together with B-07.`,
      ],
    },
    {
      heading: 'A blank is missing evidence',
      paragraphs: [
        `B-11 has no score for multi-threading. The reason is noted: “${blank.rationale}” That says nothing about the candidate. Two mistakes are common: filling the gap with a 3 "to be fair", and reading it as a weakness. The evidence pack, one candidate’s scores with their sources, says what to do: “${blank.next}”`,
        `B-03 has no score for forecast honesty. “${unfilled.rationale}” A new link settles it.`,
      ],
    },
    {
      heading: 'When two raters differ',
      paragraphs: [
        'B-11’s 2 on objection handling began as a 2 and a 4. The rule of this team says: raters two or more levels apart read the notes again. The note at 06:30 shows an answer before any question, which is anchor 2. The second rater had scored the opening. They settled on 2, and both first ratings stay on record.',
        'If the gap remains, leave both numbers for the person who decides.',
      ],
    },
    {
      heading: 'Why there is no total',
      paragraphs: [
        `Add the columns and B-07 gets ${totalOf('B-07')}, B-05 gets ${totalOf('B-05')}, B-03 gets ${totalOf('B-03')} and B-11 gets ${totalOf('B-11')}, the last two with a cell missing. Sorting by that number lets strengths pay for gaps that would lose deals, and it punishes a blank. Decide by a rule written before the first interview. This team wrote: “${decisionRule.join(' ')}”`,
        'B-05 meets it with threes. B-07 meets it, with a plan for the business case; the team prefers B-07’s 4s on discovery depth and multi-threading. B-03 waits for one cell, and would need that plan, too. B-11 does not meet it.',
      ],
    },
    {
      heading: 'Check outcomes over time',
      paragraphs: [
        "Outcomes over many hires can show what one grid cannot. The Uniform Guidelines, 29 CFR 1607.4(D), give a rule of thumb. If one group's selection rate is below four-fifths of the highest group's, federal agencies generally regard that as evidence of adverse impact [1]. Say 10 of 40 in one group got offers (25%) and 5 of 30 in another (16.7%). The ratio is .67, below .80, so look closer. A smaller difference may count when it is significant. A larger one may not count where it rests on small numbers and is not statistically significant [1].",
        'As of November 23, 2026, the law is moving. Executive Order 14281 of April 23, 2025 told federal agencies to give disparate-impact enforcement lower priority [2]. It did not change Title VII, private lawsuits or state law [3]. The federal agenda of fall 2025 listed an action by the Equal Employment Opportunity Commission (EEOC) to rescind the interpretive parts of its Guidelines, at the final rule stage; other agencies’ use would not change [4]. Before you rely on the rule, check whether that has happened. Keep group data away from people who score, and ask counsel how to run the check: this is not legal advice.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'The example is invented. A tidy grid does not make scores right: the competencies may be wrong, or the raters may have copied each other. Passing the four-fifths check does not show that a process is fair or lawful, and failing it does not by itself show the opposite.',
      ],
    },
  ],
  sources: [sources.uniformGuidelines, sources.order14281, sources.potomac, sources.eeocAgenda],
} satisfies ArticleData;
