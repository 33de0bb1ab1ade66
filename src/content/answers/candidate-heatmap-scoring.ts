import type { ArticleData } from '../../sections/Article/types.ts';

/** How to read a grid of candidates by competencies without fooling yourself. */
export const candidateHeatmapScoring = {
  slug: 'candidate-heatmap-scoring',
  title: 'Candidate heatmap scoring: how to read one',
  metaDescription:
    'How to read a sales candidate heatmap: what blanks and split scores mean, why there is no single total, and when to check selection rates.',
  h1: 'Candidate heatmap scoring: how to read the grid without fooling yourself',
  summary:
    'A candidate heatmap puts people in rows, competencies in columns and a score in each cell. It makes a debrief shorter because the eye finds gaps fast. It can also mislead, because a colored grid looks more certain than the notes behind it. This page shows a small worked grid, explains blanks and split scores, argues against a single total, and adds a check on outcomes over time.',
  keyPoints: [
    "Read a heatmap across one row at a time, then down one column. The row shows a person's pattern; the column shows whether your test separates anyone or whether an interviewer gives everybody the same score.",
    'A blank cell means nobody collected evidence. It is not a low score, an average score or a warning sign. Fill it with one more question, or decide without it and write that down.',
    'When two raters differ by two points or more, keep both digits in view. The gap tells you the anchor is unclear, the moments differed, or one rater noticed something. Averaging hides all three.',
    'Do not add the row up. A total lets a charming opener pay for missing deal planning. Use a rule agreed beforehand, such as a minimum on the two competencies that matter most.',
    'Every cell shows a digit as well as a color, so that it can be read in print, in grayscale and by people who see color differently. Behind every digit is a quote.',
  ],
  links: ['/answers/sales-competency-rubric', '/product', '/demo'],
  dateModified: '2026-11-22',
  sections: [
    {
      heading: 'Rows, columns, scale',
      paragraphs: [
        'In this article candidates are rows and competencies are columns; our product’s own heatmap turns the grid on its side. Each cell holds one score for one competency, from evidence in one process. The example uses 1 to 5, where 1 is "did not do it when asked" and 5 is "did it, unprompted, under pressure". A four-level rubric works the same way. What matters is that each level has a sentence, and that the sentence was written before anyone was scored.',
        'Use one scale for the whole grid and put the darkest color on the highest score. Print the digit in the cell. Color alone shuts out people who see it differently, and it disappears on a black-and-white printout. Skip red and green: they say "bad" and "good" before anyone has read the quote.',
      ],
    },
    {
      heading: 'A worked grid',
      paragraphs: [
        'Here are four fictional candidates for a Mid-market AE role. Where two raters scored the same moment and did not agree, both digits stand. The empty cell is empty on purpose.',
      ],
      table: {
        caption: 'Fictional heatmap, Mid-market AE: scores from 1 to 5, empty means no evidence',
        columns: ['Candidate', 'Discovery', 'Deal planning', 'Adapting', 'Objections', 'Next step'],
        rows: [
          ['B-03', '4', '2', '3', '4', '5'],
          ['B-05', '3', '3', '3', '3', '3'],
          ['B-07', '4', '4', '', '2 and 5', '3'],
          ['B-11', '2', '4', '4', '3', '2'],
        ],
      },
    },
    {
      heading: 'What to see in it',
      paragraphs: [
        'Start with the rows. B-03 opens and closes well but cannot plan a deal, which matters if your deals have many approvers. B-11 is the reverse. B-05 has five threes. Sometimes that is a steady candidate. Sometimes it is a rater who was not sure, so read the quotes before you believe it.',
        "Then read down. If everyone has a 4 on discovery, the question was too easy or the anchor too soft. If one interviewer's column is a point lower than the rest, you may be looking at the interviewer and not at the candidates.",
        'Last, B-07. The grid cannot tell you whether to hire this person. It tells you which two things to talk about: an empty cell and a split.',
      ],
    },
    {
      heading: 'A blank is missing evidence',
      paragraphs: [
        'B-07 has no score for adapting because the second stakeholder never joined the role-play; the colleague who played the part was ill. That says nothing about the candidate. Two mistakes are common here. One is to fill the gap with a 3 "to be fair". The other is to read the hole as weakness and move on.',
        'Do one of two things. Run a 10-minute call with the missing moment, the same one the others had. Or decide on four competencies and write "adapting not seen" in the record. Both are honest. A made-up digit is not.',
      ],
    },
    {
      heading: 'A split is information',
      paragraphs: [
        'Two raters watched the same objection. One wrote 2, the other 5. The average is 3.5, a score that nobody gave and no quote supports. So look at the notes side by side.',
      ],
      table: {
        caption: 'B-07, handling objections: two raters, one moment',
        columns: ['Rater', 'Score', 'Quote and time', 'What the rater thought'],
        rows: [
          [
            'First',
            '2',
            '06:10 "Most clients start small, so effort is low."',
            'Answered before checking what effort meant',
          ],
          [
            'Second',
            '5',
            '07:45 "Is it your team\'s time, or the move of the data?"',
            'Asked, listened, and answered the real worry',
          ],
        ],
      },
    },
    {
      heading: 'How to settle it',
      paragraphs: [
        'Both raters are right about what they saw. The first scored the first answer; the second scored the recovery. The anchor did not say which one counts. Fix the anchor, apply the new wording to all four candidates, and let each rater re-score alone. If the gap remains, leave it in the grid and let the person who decides see it.',
      ],
    },
    {
      heading: 'Why there is no total',
      paragraphs: [
        'Add the rows and B-03 gets 18, B-05 and B-11 both get 15, and B-07 cannot be added at all. Sorting by that number rewards complete paperwork and lets strengths pay for gaps that would lose deals. Decide with a rule written before the search. For example: at least 3 on discovery and deal planning, no 1 anywhere, every split discussed. On this grid B-05 passes, B-07 is pending on two cells, and B-03 and B-11 do not pass.',
        'In our product the heatmap is one part of the evidence pack, next to timestamped quotes, a rationale and a hire/no-hire recommendation. People decide, and the quotes are there so they can disagree.',
      ],
    },
    {
      heading: 'Check outcomes over time',
      paragraphs: [
        "One grid says nothing about fairness. Outcomes over many searches might. The Uniform Guidelines, 29 CFR 1607.4(D), give a rule of thumb: if one group's selection rate is below four-fifths of the highest group's rate, federal agencies generally regard that as evidence of adverse impact [1]. Say 10 of 40 in one group got offers (25%) and 5 of 30 in another (16.7%). The ratio is .67, below .80, so look closer. Yet one more offer in the second group makes it exactly .80. With small numbers, the same section says, a difference may not count as adverse impact [1].",
        'As of November 2026 the legal picture is moving. Executive Order 14281 of April 23, 2025 told federal agencies to give disparate-impact enforcement lower priority [2]. It did not change Title VII, private lawsuits or state law [3]. The federal regulatory agenda also lists a plan by the EEOC to rescind its interpretive part of the Guidelines [4]; we could not confirm that this has been completed, so check the current text. Keep group data away from people who score, and ask counsel how to run the check.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'A tidy grid does not make scores right. If the competencies are wrong or the raters copied each other, color only makes the error easier to believe. Passing the four-fifths check does not show that a process is fair or lawful, and failing it does not by itself show that it is not. The example is invented. What a heatmap can do is modest: show who was seen doing what, by whom, and where you do not know.',
      ],
    },
  ],
  sources: [
    {
      label: '29 CFR 1607.4, Information on impact (Uniform Guidelines), Cornell Law School',
      url: 'https://www.law.cornell.edu/cfr/text/29/1607.4',
    },
    {
      label:
        'Executive Order 14281, Restoring Equality of Opportunity and Meritocracy, Federal Register, April 28, 2025',
      url: 'https://www.govinfo.gov/content/pkg/FR-2025-04-28/html/2025-07378.htm',
    },
    {
      label: 'Potomac Law, Disparate Impact Under Fire (law firm commentary, secondary)',
      url: 'https://www.potomaclaw.com/news-Disparate-Impact-Under-Fire',
    },
    {
      label:
        'Unified Agenda of federal regulatory actions, EEOC, RIN 3046-AB43, Rescission of Uniform Guidelines on Employee Selection Procedures',
      url: 'https://www.reginfo.gov/public/do/eAgendaViewRule?pubId=202510&RIN=3046-AB43',
    },
  ],
} satisfies ArticleData;
