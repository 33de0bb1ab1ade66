import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { competencies, receiptOf } from '../hiringFile.ts';
import { sources } from '../sources.ts';

const [discovery] = competencies;
const receipt = receiptOf('B-07', discovery.id);

/** How to write four-level anchors for a sales competency, with a worked discovery rubric. */
export const salesCompetencyRubric = {
  slug: 'sales-competency-rubric',
  kind: 'Guide and worked rubric',
  title: 'Sales competency rubric: four levels that work',
  metaDescription:
    'Write a sales competency rubric that two interviewers score alike: four written levels, example sentences, a quote per score and a calibration drill.',
  h1: 'How to build a sales competency rubric people can score',
  summary:
    'A sales competency rubric turns "good at discovery" into four written levels that two people can score the same way. The sentence for a level is its anchor: it says what the candidate does, and an example says how it can sound. Here are a complete discovery rubric to copy, the rules for using it in the room, and a 30-minute drill that checks whether your panel reads it alike.',
  keyPoints: [
    'Anchors, the sentences for the levels, beat adjectives. "Strong discovery skills" means something different to each interviewer. "Follows one problem to its cost" is easier to agree on, because people can point to the moment.',
    'Use four levels with an example sentence for each. With no middle option, raters must decide which side of good enough an answer falls on, and they can explain why.',
    'Give each score its source. Write down the words that earned the 3, with the minute. If there are none, leave the cell blank: a blank means no evidence.',
    'Rate alone, then talk. Once the most senior person has said "I loved her", other scores may follow. Collect the numbers before anyone opens the discussion.',
    'Calibrate on two sample answers before the first interview, and delete any line nobody can score. A short rubric that people read alike is more useful than a complete one.',
  ],
  links: [
    '/answers/candidate-heatmap-scoring',
    '/answers/top-5-sales-competencies',
    '/samples/evidence-pack',
    '/answers/ai-hiring-laws',
    '/product',
  ],
  dateModified: '2026-11-25',
  closing: {
    heading: 'Get a rubric for your own role',
    text: 'The product drafts five competencies with a sentence for each level. Your team edits them.',
  },
  artifact: articleArtifacts.rubric,
  sections: [
    {
      heading: 'Why adjectives fail',
      paragraphs: [
        'Ask three sales managers to rate a call for "executive presence" and you may get a 2 and a 4. They are scoring different things under one name.',
        'A competency you can use is a behavior that someone in the room could point to. "Curious" is a trait. "Asks a second question about the same problem before moving on" is a behavior, and it is the same for the next person.',
      ],
    },
    {
      heading: 'Start with one behavior per line',
      paragraphs: [
        'Write the competency as a short sentence with a verb. Then check it against three questions. If the answer to any of them is no, rewrite the line.',
      ],
      list: [
        'Can I see or hear it in a 30-minute conversation or a short task?',
        'Does doing it well matter in our deals, at our size and cycle?',
        'Could someone learn it elsewhere and still show it here, without knowing our product?',
      ],
    },
    {
      heading: 'Write four levels, and start with level 3',
      paragraphs: [
        'Level 3 is the level to hire at: what a person must do for you to be comfortable putting them in front of a buyer. Write that one first. Level 4 is what you would show the team as a model. Level 2 is a fair attempt that would need coaching. Level 1 is the answer that would lose the call.',
        'Under each level, add a sentence a candidate might really say. Take it from a real call if you can, and change the details. A spoken sentence is easier to match than a definition, above all at the end of a long day.',
        'Watch for levels that differ only by "very" or "often". Each level needs a new action in it. The same levels then serve an interview, a role-play and a situational judgment test.',
      ],
    },
    {
      heading: 'A worked rubric: discovery depth',
      paragraphs: [
        'This rubric is original and you may copy it; all five are among our samples. The role is a mid-market account executive (AE) at an invented company that sells invoice-approval software to finance teams. The task is a role-play of a first call with a controller, 10 minutes long.',
      ],
      table: {
        caption: 'Discovery depth at four levels',
        columns: ['Level', 'What the candidate does', 'What it can sound like'],
        isScored: true,
        rows: discovery.anchors.map(({ level, anchor, sound }) => [String(level), anchor, sound]),
      },
    },
    {
      heading: 'Score with a quote, before you talk',
      paragraphs: [
        `Type what you heard, with the minute, and then the number. For Candidate B-07 the note reads: ${receipt.time}, ${receipt.quote} Score ${receipt.score}: ${receipt.rationale} A colleague who was not in the room can check that score in one minute.`,
        'Then lock your numbers before the debrief. Send them to one person, or enter them where the others cannot see them yet. When two raters differ by one level, read both quotes and move on. When they differ by two or more, one of you heard something the other missed, or the line is badly written. Talk about both.',
      ],
    },
    {
      heading: 'Calibrate on two sample answers',
      paragraphs: [
        'Before the first real interview, spend 30 minutes on this. You need two sample answers to read aloud: one that is clearly good, and one that only sounds good.',
        'Sample A points to level 3, if the candidate follows it up. Sample B sounds warm, but it describes a habit and shows nothing. With no example behind it, leave it unscored and ask for one.',
      ],
      list: [
        'Everyone reads the rubric once, in silence.',
        'Read sample A aloud. Each person writes a score and a quote.',
        'Show all the numbers at the same moment.',
        'Ask the highest and the lowest scorer to read their quotes. Nobody argues yet.',
        'If they disagree, change the wording of the anchor.',
        'Repeat with sample B.',
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
        'After five candidates, look at each line. If more than half of the cells are blank, your questions miss it. Either write a better question or delete the line. If everyone gets the same number, the line does not separate people, and you can stop asking. Expect the rubric to get shorter with use.',
      ],
    },
    {
      heading: 'What the research says about structure',
      paragraphs: [
        'A 1997 review of nearly 200 publications, by Campion, Palmer and Campion, names 15 components that can add structure to an interview [1]. Some concern what you ask. Others concern how you rate, and that is where a rubric belongs. You can add one part at a time.',
        'The US Office of Personnel Management puts rating scales in the middle of its sequence, after the questions and before the probes and the pilot [2]. If you start from anchors, as we do, check them again once the questions exist.',
        'In a 2022 re-estimate, structured interviews have an average correlation of .42 with job performance [3]. Squared, that is about 18% of the variance; it says nothing about how often a decision is right.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'A clean rubric shows that raters agree on what they heard. It does not show that what they heard leads to closed deals in your market. The research covers interviews in many jobs, and no study has tested the discovery table above. Agreement can also be shared bias. Compare scores with results at 90 days, and check pass rates across groups, before you trust any line of it.',
      ],
    },
  ],
  sources: [sources.campion1997, sources.opm2008, sources.sackett2022],
} satisfies ArticleData;
