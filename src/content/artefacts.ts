/**
 * The sheets of one invented hiring file: the role Mid-market AE at a company that sells
 * invoice-approval software, and Candidate B-07. Scores are those of the picture on the home page.
 */
import type { CompetencyRubricProps } from '../sections/CompetencyRubric/CompetencyRubric.tsx';

const role = 'Role: Mid-market AE';

export const competencyRubric = {
  description:
    'Illustration of a competency rubric: five competencies for a mid-market account executive, with discovery depth opened to four anchors, each with a sentence a candidate might say.',
  title: 'Top-5 competencies, draft 2',
  role,
  competencies: [
    'Discovery depth',
    'Business case',
    'Multi-threading',
    'Objection handling',
    'Forecast honesty',
  ],
  open: {
    name: 'Discovery depth',
    behavior: 'Follows one problem to its cost, and tests whether it matters now.',
    anchors: [
      {
        level: 1,
        anchor: 'Pitches before asking.',
        sound: '“Great. Let me show you how our approval engine works.”',
      },
      {
        level: 2,
        anchor: 'Finds a problem, not what it costs.',
        sound: '“So approvals are slow. What system are you on today?”',
      },
      {
        level: 3,
        anchor: 'Follows the problem to a cost.',
        sound: '“What does a late approval cost you, and who hears about it?”',
      },
      {
        level: 4,
        anchor: 'Also tests whether it is worth fixing now.',
        sound: '“Who feels it if nothing changes by March?”',
      },
    ],
  },
  note: 'A 5 is anchor 4, unprompted and under pressure. Every line can be renamed, swapped or dropped.',
} satisfies CompetencyRubricProps;
