import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { competencies, receiptOf } from '../hiringFile.ts';
import { sources } from '../sources.ts';

const question = receiptOf('B-07', 'discovery-depth');
const objection = receiptOf('B-07', 'objection-handling');
const [discovery, , , objections] = competencies;

const levelsOf = ({ anchors }: typeof discovery | typeof objections) =>
  anchors.map(({ anchor }) => anchor);

/** How to run a short sales role-play and score three moments of it. */
export const salesRoleplayInterviewScoring = {
  slug: 'sales-roleplay-interview-scoring',
  kind: 'Scoring scale',
  title: 'How to score a sales role-play interview',
  metaDescription:
    'Score three moments of a sales role-play, not charm: four scenarios, a full buyer script, a scale, timestamped notes, two raters and an equal format.',
  h1: 'How to score a sales role-play interview fairly',
  summary:
    'Score three moments of a sales role-play: discovery, one objection and the next step. Give every candidate the same brief and the same buyer, keep the call to 8 to 10 minutes, type notes with their minutes, and let two people rate alone before they talk. Here are four scenarios to use, a scale to print, and the words to say.',
  keyPoints: [
    'Choose three moments in advance; rate each with a quote.',
    'Script the buyer: facts, one objection, one secret.',
    'Keep it to 8 to 10 minutes, the same for everyone.',
    'Offer an equal format to anyone who asks, and score the same moments.',
  ],
  links: [
    '/score',
    '/answers/sales-competency-rubric',
    '/answers/candidate-heatmap-scoring',
    '/answers/ai-hiring-laws',
    '/samples/evidence-pack',
    '/demo',
  ],
  dateModified: '2026-11-27',
  closing: {
    heading: 'Score your next role-play from notes',
    text: 'Interviewers type what they hear; their guide adds the minute. Leave your email, and we’ll write when your trial opens.',
  },
  artifact: articleArtifacts.rolePlay,
  sections: [
    {
      heading: 'Why role-plays get scored on charm',
      paragraphs: [
        'One person pretends to be a buyer and makes it up as they go. Afterward the interviewer says "I would buy from her". That sentence is about the interviewer. By the fourth candidate the buyer is bored or kinder, and you are comparing four different calls. Decide what you will score, and keep everything else the same.',
      ],
    },
    {
      heading: 'Write one brief and one buyer',
      paragraphs: [
        'Send the brief a day ahead. For a mid-market account executive (AE): "You sell invoice-approval software. Dana, controller at a 400-person parts distributor, asked for a first call. Find out whether there is a problem worth solving and, if so, agree on a next step. You have 10 minutes."',
        'The buyer script stays with the interviewers:',
      ],
      list: [
        'Give freely: 1,200 invoices a month, nine days to approve, a discount lost in October, a two-year-old ERP.',
        'Only if asked about cost: late approvals cost about $4,000 a month in missed early-payment discounts.',
        'At about minute 6, in these words: "To be honest, our ERP already does this."',
      ],
    },
    {
      heading: 'Three more scenarios to use',
      paragraphs: [
        'In the coaching scenario, score three other moments: asks first, gives one point, sets a date.',
      ],
      table: {
        caption: 'Role-play scenarios by role',
        columns: ['Scenario', 'Only if asked', 'The objection'],
        rows: [
          [
            'SDR: a cold call to a head of logistics who has 90 seconds',
            'A warehouse opens in May',
            '"Send me an email."',
          ],
          [
            'AE: a price call, after a verbal yes',
            'The CFO has asked for a second quote',
            '"We need 20 percent off by Friday."',
          ],
          [
            'Sales leader: coaching a rep whose deal has slipped twice',
            'The rep has met one contact',
            '"They love us, it will close."',
          ],
        ],
      },
    },
    {
      heading: 'Run it in 8 to 10 minutes',
      paragraphs: [
        'One person plays Dana; another types notes and says nothing. Both rate. Dana answers what is asked, in one or two sentences, and stops. End at 10 minutes even if the call is going well.',
      ],
      list: [
        'Before: the candidate reads the brief and asks what is unclear. 5 minutes.',
        'The call: opening, discovery, objection, next step. 8 to 10 minutes.',
        'Talk it through: "What would you do differently?" 10 minutes.',
        'The candidate’s questions. 5 minutes.',
        'After the candidate leaves: both raters score in silence. 5 minutes.',
      ],
      ordered: true,
    },
    {
      heading: 'Score three moments',
      paragraphs: [
        'Print this scale for both raters. Our AE plan scores the first two moments; add the third if next steps lose you deals.',
      ],
      table: {
        caption: 'Role-play scale: three moments',
        columns: ['Moment', 'Level 1', 'Level 2', 'Level 3', 'Level 4'],
        rows: [
          ['Discovery (before minute 6)', ...levelsOf(discovery)],
          ['Objection (about minute 6)', ...levelsOf(objections)],
          [
            'Next step (last 2 minutes)',
            'Ends with "I will send some information".',
            'Proposes a next step, with no purpose or date.',
            'Proposes a next step with a purpose and a date.',
            'Also asks who else should join, and agrees on what each side will bring.',
          ],
        ],
      },
    },
    {
      heading: 'Take notes that someone else can check',
      paragraphs: [
        'Type the words, with the minute, and score afterward. Two notes on Candidate B-07:',
      ],
      list: [
        `${question.time} ${question.quote} Discovery depth: ${question.score}. ${question.rationale}`,
        `${objection.time} ${objection.quote} Objection handling: ${objection.score}. ${objection.rationale}`,
      ],
    },
    {
      heading: 'Use two raters, and keep them apart',
      paragraphs: [
        'Two people hand in their numbers before they speak. One level apart is normal: the owner’s score stands. A gap of two means you go back to the notes. Watch for three traps: scoring the ending, scoring against the last candidate, and crediting your own hint.',
      ],
    },
    {
      heading: 'Score what was said, and offer another format',
      paragraphs: [
        'An accent, a stammer or nerves are no evidence about selling. AI that infers emotions from biometric data in recruitment has been prohibited since February 2, 2025 in the European Union, with exceptions for medical and safety reasons [1].',
        'Say in the invitation: "If this format does not work for you, tell us, and we will arrange another that tests the same skills." A written exchange works: same buyer facts, same moments. Keep the reason away from the raters.',
      ],
    },
    {
      heading: 'What the research says, and what this does not prove',
      paragraphs: [
        'A role-play is a kind of work sample. Work samples correlated .54 with job performance in 1998 [2] and .33 in the 2022 re-estimate, beside .42 for structured interviews [3]. Squared, that is about 11% and about 18% of the variance. The authors also give group differences, about .67 standard deviations between Black and white applicants for work samples [4]: use a role-play beside structured questions, and look at pass rates by group. And ten minutes with an invented buyer is one call on one day.',
      ],
    },
    {
      heading: 'What to do next',
      paragraphs: [
        'Take a scenario, rehearse the buyer once with a colleague, and score one candidate with a second rater. To see how far apart two raters land, have both [score the same five answers](/score) first.',
      ],
    },
  ],
  sources: [sources.euAiAct, sources.schmidtHunter1998, sources.sackett2022, sources.sackett2023],
} satisfies ArticleData;
