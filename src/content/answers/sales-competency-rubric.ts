import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { competencies, receiptOf } from '../hiringFile.ts';
import { sources } from '../sources.ts';

const [discovery] = competencies;
const receipt = receiptOf('B-07', discovery.id);

/** How to write four-level anchors for a sales competency, with a worked discovery rubric. */
export const salesCompetencyRubric = {
  slug: 'sales-competency-rubric',
  kind: 'Worked rubric',
  title: 'Sales competency rubric: four levels that work',
  metaDescription:
    'Write a sales competency rubric that two interviewers score alike: four written levels with example sentences, floors, a sheet to copy and a drill.',
  h1: 'How to build a sales competency rubric people can score',
  summary:
    'A sales competency rubric turns "good at discovery" into four written levels that two people can score alike. The sentence for a level, its anchor, says what the candidate does; an example says how it can sound. Here are a complete discovery rubric to copy, the rules for the room, how to weigh lines, and a 30-minute drill that shows whether your panel reads it alike.',
  keyPoints: [
    'Write what a person does; everyone reads adjectives differently.',
    'Use four levels, with an example sentence for each.',
    'Give each score its quote; a blank means no evidence.',
    'Calibrate on two answers, and drop lines nobody can score.',
  ],
  links: [
    '/score',
    '/samples',
    '/answers/candidate-heatmap-scoring',
    '/answers/top-5-sales-competencies',
    '/samples/evidence-pack',
    '/answers/ai-hiring-laws',
    '/product',
  ],
  dateModified: '2026-11-27',
  closing: {
    heading: 'Get a rubric for your own role',
    text: 'The product drafts five competencies at four levels. Leave your email, and we’ll write when your trial opens.',
  },
  artifact: articleArtifacts.rubric,
  sections: [
    {
      heading: 'Adjectives fail: write one behavior per line',
      paragraphs: [
        'Ask three managers to rate "executive presence" and you may get a 2 and a 4. "Curious" is a trait. "Asks a second question about the same problem before moving on" is a behavior. Write a short sentence with a verb, and check it:',
      ],
      list: [
        'Can I see or hear it in a 30-minute conversation or a short task?',
        'Does doing it well matter in our deals, at our size and cycle?',
        'Could someone show it here without knowing our product?',
      ],
    },
    {
      heading: 'Write four levels, and start with level 3',
      paragraphs: [
        'Hire at level 3: what you need before you put someone in front of a buyer. Level 4 is a model for the team, level 2 a fair attempt that needs coaching, level 1 the answer that loses the call. Under each, add a sentence a candidate might really say, from a real call if you can. Watch for levels that differ only by "very" or "often": each needs a new action.',
      ],
    },
    {
      heading: 'A worked rubric: discovery depth',
      paragraphs: [
        'For a mid-market account executive (AE) in a 10-minute first call with a controller. Copy it, or [take all five as a spreadsheet](/samples).',
      ],
      table: {
        caption: 'Discovery depth at four levels',
        columns: ['Level', 'What the candidate does', 'What it can sound like'],
        isScored: true,
        rows: discovery.anchors.map(({ level, anchor, sound }) => [String(level), anchor, sound]),
      },
    },
    {
      heading: 'Weigh lines by a rule, not by points',
      paragraphs: [
        'Weights such as 30/25/20 look exact and let a strong opening pay for missing deal work. If some lines matter more, say so as a floor: "Nobody below 3 on these two, and one other 2 at most." To break a tie, compare the two lines that lose you deals; write that down before the first interview.',
      ],
    },
    {
      heading: 'Score with a quote, before you talk',
      paragraphs: [
        `Type what you heard, with the minute, and then the number. For Candidate B-07: ${receipt.time}, ${receipt.quote} Score ${receipt.score}: ${receipt.rationale} Then lock your numbers before the debrief. When two raters differ by one level, read both quotes and move on. When they differ by two or more, one of them heard something the other missed, or the line is badly written.`,
      ],
    },
    {
      heading: 'Calibrate on two sample answers',
      paragraphs: [
        'Spend 30 minutes on this before the first interview. Sample A points to level 3, if the candidate follows it up. Sample B sounds warm, but it shows nothing: leave it unscored and ask for an example.',
      ],
      list: [
        'Everyone reads the rubric once, in silence.',
        'Read sample A aloud. Each person writes a score and a quote.',
        'Show all the numbers at the same moment.',
        'The highest and the lowest scorer read their quotes.',
        'If they disagree, change the wording. Repeat with sample B.',
      ],
      ordered: true,
      table: {
        caption: 'Two sample answers',
        columns: ['Level', 'Sample', 'Answer'],
        isScored: true,
        rows: [
          [
            '3',
            'Sample A',
            '"Before I show anything, I want to know where invoices get stuck. Last time it happened, what did it cost you?"',
          ],
          [
            '0',
            'Sample B',
            '"I always build a strong relationship first, so I ask lots of open questions and really listen."',
          ],
        ],
      },
    },
    {
      heading: 'Drop any line nobody can score',
      paragraphs: [
        'After five candidates, look at each line. If more than half of the cells are blank, write a better question or delete it. If everyone gets the same number, stop asking.',
      ],
    },
    {
      heading: 'What the research says about structure',
      paragraphs: [
        'A 1997 review of nearly 200 publications names 15 ways to add structure to an interview, some in what you ask, others in how you rate [1]. The US Office of Personnel Management puts rating scales after the questions and before the pilot [2]. In a 2022 re-estimate, structured interviews correlate .42 with job performance [3]: squared, about 18% of the variance.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'A clean rubric shows that raters agree on what they heard. Two people can agree because they share a bias. Compare scores with results at 90 days, and check pass rates across groups.',
      ],
    },
    {
      heading: 'Try your panel on five answers',
      paragraphs: [
        'Ask every interviewer to [score the same five answers](/score), then see who is strict and who is generous. Copy the rubric, write your level 3, and run the drill.',
      ],
    },
  ],
  sources: [sources.campion1997, sources.opm2008, sources.sackett2022],
} satisfies ArticleData;
