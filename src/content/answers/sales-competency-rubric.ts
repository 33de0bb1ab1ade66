import type { ArticleData } from '../../sections/Article/types.ts';

/** How to write four-level anchors for a sales competency, with a worked discovery rubric. */
export const salesCompetencyRubric = {
  slug: 'sales-competency-rubric',
  title: 'Sales competency rubric: anchors that work',
  metaDescription:
    'Write a sales competency rubric that two interviewers score alike: four anchored levels, example sentences, a quote per score and a calibration drill.',
  h1: 'How to build a sales competency rubric people can score',
  summary:
    'A sales competency rubric turns "good at discovery" into four written levels that two people can score the same way. The trick is to describe what the candidate says and does, with an example sentence for each level, and to drop the adjectives. This guide gives you a complete discovery rubric to copy, the rules for using it in the room, and a 30-minute drill to check that your panel reads it alike.',
  keyPoints: [
    'Anchors beat adjectives. "Strong discovery skills" means something different to each interviewer. "Asks what the problem costs and gets a number" means one thing, and anyone can hear whether it happened.',
    'Use four levels with an example sentence for each. With no middle option, raters must decide which side of good enough an answer falls on, and they can explain why.',
    'Every score needs a quote. If you cannot write down the words that earned the 3, leave the cell blank. Blank means no evidence, and that is different from a low score.',
    'Rate alone, then talk. Once the most senior person has said "I loved her", the other scores start to follow. Collect all the numbers before anyone opens the discussion.',
    'Calibrate on two sample answers before the first interview, and delete any line nobody can score. A shorter rubric used the same way by everyone is worth more than a complete one.',
  ],
  links: ['/answers/candidate-heatmap-scoring', '/answers/top-5-sales-competencies', '/product'],
  dateModified: '2026-11-22',
  sections: [
    {
      heading: 'Why adjectives fail',
      paragraphs: [
        'Ask three sales managers to rate a call for "executive presence" and you may get a 2, a 4 and a speech. They are not careless. They are scoring three different things under one name.',
        'A competency you can use is a behavior that someone could point to on a recording. "Curious" is a trait. "Asks a second question about the same problem before moving on" is a behavior. The first invites you to score the person you like. The second makes you listen. It also gives the candidate a fair chance, because the bar was set before they walked in and is the same for the next person.',
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
        'Level 3 is the bar: what a person must do for you to be comfortable putting them in front of a buyer. Write that one first. Level 4 is what you would play to the team as a model. Level 2 is a fair attempt that would need coaching. Level 1 is the answer that would lose the call.',
        'Under each level, add a sentence a candidate might really say. Take it from a real call if you can, and change the details. A spoken sentence is easier to match than a definition, above all at the end of a long day.',
        'Watch for levels that differ only by "very" or "often". If level 4 is level 3 plus "consistently", you have written an adjective with extra steps. Each level needs a new action in it.',
      ],
    },
    {
      heading: 'A worked rubric: discovery for a mid-market AE',
      paragraphs: [
        'This rubric is original and you may copy it. The invented role sells invoice-approval software to finance teams. The task is a role-play of a first call with a controller, 10 minutes long.',
      ],
      table: {
        caption: 'Discovery rubric, four levels, for the illustrative role Mid-market AE',
        columns: ['Level', 'What the candidate does', 'What it can sound like'],
        rows: [
          [
            '1 Misses',
            'Pitches before asking, or runs through a list of questions and ignores the answers.',
            '"Great. So let me show you how our approval engine works."',
          ],
          [
            '2 Partial',
            'Finds a problem but not what it costs. Asks one question per topic and moves on.',
            '"So approvals are slow. And what system are you on today?"',
          ],
          [
            '3 Meets the bar',
            'Follows one problem to a cost in money, time or risk, and checks who else feels it.',
            '"You said 9 days. What does a late approval cost you, and who hears about it first?"',
          ],
          [
            '4 Model',
            "Does all of level 3, sums the problem up in the buyer's own words, and tests whether it is worth fixing now.",
            '"So two people spend Fridays chasing signatures, and you lost a discount in March. If nothing changes by June, is that a nuisance or a problem?"',
          ],
        ],
      },
    },
    {
      heading: 'Score with a quote, before you talk',
      paragraphs: [
        'Write what you heard, with the time, and then the number. For Candidate B-07 the note reads: "04:12, \'What does a late approval cost you?\' Buyer gives a figure. 05:30, asks who else is affected. Did not sum up. Score 3." A colleague who was not in the room can check that score in one minute. Without the quote, all that colleague could do is trust you or not.',
        'Then lock your numbers before the debrief. Send them to one person, or enter them where the others cannot see them yet. When two raters differ by one level, read both quotes and move on. When they differ by two or more, one of you heard something the other missed, or the line is badly written. Both are worth five minutes.',
        'If a tool turns these scores into a hire/no-hire recommendation, the quotes are what make it checkable. People decide, with that recommendation as one input, and they may decide otherwise.',
      ],
    },
    {
      heading: 'Calibrate on two sample answers',
      paragraphs: [
        'Before the first real interview, spend 30 minutes on this. You need two sample answers, read aloud or played from a practice call. Choose one that is clearly good and one that sounds good but is not. The second one does the work.',
        'Sample A: "Before I show anything, I want to know where invoices get stuck. Last time it happened, what did it cost you?" Sample B: "I always build a strong relationship first, so I ask lots of open questions and really listen." Sample A points to level 3, if the candidate follows it up. Sample B sounds warm, but it describes a habit and shows nothing. With no example behind it, leave it unscored and ask for one.',
      ],
      list: [
        'Everyone reads the rubric once, in silence.',
        'Play sample A. Each person writes a score and a quote.',
        'Show all the numbers at the same moment.',
        'Ask the highest and the lowest scorer to read their quotes. Nobody argues yet.',
        'Change the wording of the anchor, not the mind of the person.',
        'Repeat with sample B.',
      ],
      ordered: true,
    },
    {
      heading: 'Drop any line nobody can score',
      paragraphs: [
        'After five candidates, look at each line. If more than half of the cells are blank, your questions never reach it. Either write a better question or delete the line. If everyone gets the same number, the line does not separate people, and you can stop asking. A rubric is a tool for noticing differences. It should get shorter with use.',
      ],
    },
    {
      heading: 'What the research says about structure',
      paragraphs: [
        'Campion, Palmer and Campion read nearly 200 publications in 1997 and found 15 components that can add structure to an interview [1]. Some concern what you ask. Others concern how you rate, and that is where a rubric belongs. The practical lesson is that "structured" is not a switch. You can add one part at a time.',
        'The US Office of Personnel Management puts rating scales in the middle of its sequence, after the questions and before the probes and the pilot [2]. Follow that order. A scale written before the question tends to measure something you never ask about.',
        'In a secondary summary of a 2022 re-estimate, structured interviews have an average correlation of .42 with job performance [3]. That is a correlation, so it equals about 18% of the variance. It is not an accuracy rate.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'A clean rubric shows that raters agree on what they heard. It does not show that what they heard leads to closed deals in your market. The research covers interviews in many jobs, and no study has tested the discovery table above. Agreement can also be shared bias. Compare scores with results at 90 days, and check pass rates across groups, before you trust any line of it.',
      ],
    },
  ],
  sources: [
    {
      label:
        'Campion, Palmer and Campion (1997), A review of structure in the selection interview, Personnel Psychology',
      url: 'https://doi.org/10.1111/j.1744-6570.1997.tb00709.x',
    },
    {
      label:
        'US Office of Personnel Management (2008), Structured Interviews: A Practical Guide (archived copy)',
      url: 'https://docslib.org/doc/7970947/structured-interview-guide',
    },
    {
      label:
        'Newman Human Resources, summary of Sackett et al. (2022) (secondary table; site address)',
      url: 'https://newmanhumanresources.com',
    },
  ],
} satisfies ArticleData;
