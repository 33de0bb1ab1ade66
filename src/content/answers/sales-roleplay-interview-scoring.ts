import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { competencies, receiptOf } from '../hiringFile.ts';
import { sources } from '../sources.ts';

const question = receiptOf('B-07', 'discovery-depth');
const objection = receiptOf('B-07', 'objection-handling');
const [discovery, , , objections] = competencies;

/** The levels of a competency that the table shows: 1, 3 and 4. */
const levelsOf = ({ anchors: [first, , third, fourth] }: typeof discovery | typeof objections) => [
  first.anchor,
  third.anchor,
  fourth.anchor,
];

/** How to run a short sales role-play and score three moments of it. */
export const salesRoleplayInterviewScoring = {
  slug: 'sales-roleplay-interview-scoring',
  kind: 'Guide and scoring scale',
  title: 'How to score a sales role-play interview',
  metaDescription:
    'Score three moments of a sales role-play, not charm: one brief for everyone, 8 to 10 minutes, timestamped notes, two raters and an equal format on request.',
  h1: 'How to score a sales role-play interview fairly',
  summary:
    'Score three moments of a sales role-play: discovery, one objection and the next step. Give every candidate the same brief and the same buyer, and keep the call to 8 to 10 minutes. Type notes with their minutes, and let two people rate alone before they talk. Otherwise interviewers may reward charm and remember the ending.',
  keyPoints: [
    'Score moments, not charm. Choose three moments in advance, such as discovery, one objection and the next step. Rate each against a written scale, with a quote.',
    "Give everyone the same brief and the same buyer. Script the buyer's facts, one objection and one thing to reveal only if asked, so that differences come from candidates and not from your acting.",
    'Keep it to 8 to 10 minutes of live conversation. That is long enough for all three moments, and short enough that you can run it the same way for every person you meet.',
    'Use two raters with timestamped notes, scoring alone before they compare. A note such as "05:10, asks what a late approval does" can be checked by anyone. "Great energy" cannot be checked.',
    'Offer an equivalent format to anyone who asks, for example a written exchange with the same buyer facts. Score the same three moments, and do not mark a person down for asking.',
  ],
  links: [
    '/answers/sales-competency-rubric',
    '/answers/candidate-heatmap-scoring',
    '/answers/ai-hiring-laws',
    '/samples/evidence-pack',
    '/demo',
  ],
  dateModified: '2026-11-25',
  closing: {
    heading: 'Score your next role-play from notes',
    text: 'Interviewers type what they hear. Their guide shows the four levels, and adds the minute to each note.',
  },
  artifact: articleArtifacts.rolePlay,
  sections: [
    {
      heading: 'Why role-plays get scored on charm',
      paragraphs: [
        'Two people sit down. One pretends to be a buyer and makes it up as they go. Afterward the interviewer says "I would buy from her". That sentence is about the interviewer. It tells you nothing about which question she asked, what she did with the price objection, or whether the call ended with a date in a calendar.',
        'The second problem is drift. By the fourth candidate the buyer is bored, tougher, or kinder than on Monday. You end up comparing four different calls. Both problems have the same answer: decide what you will look at, and hold everything else still.',
      ],
    },
    {
      heading: 'Write one brief and one buyer',
      paragraphs: [
        'Send the candidate brief a day ahead, so that nobody wins by reading fast. Half a page is enough: who the buyer is, what the seller knows, the goal of the call, and the time. Use an invented product that takes one minute to understand. You are testing selling, not knowledge of your product.',
        'An original example for a mid-market account executive (AE): "You sell invoice-approval software. Dana is a controller at a parts distributor with 400 employees. Dana asked for a first call on your website. Your goal is to find out whether there is a problem worth solving and, if there is, to agree on a next step. You have 10 minutes."',
        'The buyer script stays with the interviewers. It has three parts, and the buyer does not go beyond them.',
      ],
      list: [
        'Facts to give freely: 1,200 invoices a month, nine days from arrival to approval, two people in accounts payable, an ERP (finance system) bought two years ago.',
        'A fact to give only if asked about cost: late approvals cost about $4,000 a month in missed early-payment discounts, October’s included.',
        'One objection, at about minute 6, in these words: "To be honest, our ERP already does this."',
      ],
    },
    {
      heading: 'Run it in 8 to 10 minutes',
      paragraphs: [
        'Start a timer that everyone can see. One person plays Dana. Another takes notes and says nothing. Both will rate. Stop at 10 minutes even if the call is going well, because the next candidate will get 10 minutes too. Then give the candidate ten minutes to talk it through. What they would change is worth a note of its own, since it shows how someone learns.',
        'Rehearse the buyer once with a colleague. The person playing Dana should answer what is asked, in one or two sentences, and then stop. A buyer who rescues a weak question with a long, helpful answer has given the next score away.',
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
        'Use the same four-level scale as in the rest of your process, a situational judgment test included. The table shows three of the levels. Level 2 is a fair attempt that falls between 1 and 3.',
      ],
      table: {
        caption: 'Illustrative role-play scale: three moments',
        columns: ['Moment', 'Level 1', 'Level 3', 'Level 4'],
        rows: [
          ['Discovery (before minute 6)', ...levelsOf(discovery)],
          ['Objection (about minute 6)', ...levelsOf(objections)],
          [
            'Next step (last 2 minutes)',
            'Ends with "I will send some information".',
            'Proposes a next step with a purpose and a date.',
            'Also asks who else should join, and agrees on what each side will bring.',
          ],
        ],
      },
    },
    {
      heading: 'Take notes that someone else can check',
      paragraphs: [
        'Type the words, with the minute, and score afterward. These are two notes on Candidate B-07 from our example, which scores discovery depth and objection handling in the role-play. The next step was noted for the debrief: no competency of this role scores it.',
      ],
      list: [
        `${question.time} ${question.quote} Discovery depth: ${question.score}. ${question.rationale}`,
        `${objection.time} ${objection.quote} Objection handling: ${objection.score}. ${objection.rationale}`,
      ],
    },
    {
      heading: 'Use two raters, and keep them apart',
      paragraphs: [
        'Two people score alone and hand in their numbers before they speak. A one-level difference is normal: keep both scores and both quotes. A gap of two levels means you go back to the notes. Do not average it away. The disagreement may show that the scale is unclear, or that one rater was charmed. Watch for three traps: scoring the ending and forgetting the opening, scoring against the last candidate, and giving credit for a move of your own.',
      ],
    },
    {
      heading: 'Score words and actions, not faces or voices',
      paragraphs: [
        'Keep to what was said and done. An accent, a stammer, nerves or a still face are not evidence about selling. Do not buy or build anything that claims to read people from their face or their voice.',
        'There is a legal line too. As of November 23, 2026, Article 5(1)(f) of the EU AI Act prohibits AI that infers emotions from biometric data in the workplace, including recruitment. The ban has applied since February 2, 2025, with exceptions for medical and safety reasons [1]. A legal source without a date was read in a copy or summary; compare it before you rely on it. This is not legal advice.',
      ],
    },
    {
      heading: 'Offer an equal format on request',
      paragraphs: [
        'Say it in the invitation: "If this format does not work for you, tell us, and we will arrange another that tests the same skills." It could be a written exchange, more time, a break between moments, or the questions in advance. Keep the buyer facts and the three moments. Keep the request away from the raters.',
      ],
    },
    {
      heading: 'What the research says',
      paragraphs: [
        'A role-play is a kind of work sample. In 1998 the average correlation between work samples and job performance was put at .54 [2]. The 2022 re-estimate gives .33, beside .42 for structured interviews [3]. Squared, .33 is about 11% of the variance and .42 about 18%. Table 1 of a 2023 paper by the same authors gives group differences too: about .67 standard deviations between Black and white applicants for work samples [4]. So use a role-play beside structured questions, and look at pass rates by group.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'Ten minutes with an invented buyer does not prove that someone can run a 75-day deal. It shows one call, on one day, with no history and nothing at stake for the buyer. The averages above come from many kinds of work sample, not only sales calls, and nobody has tested this scale. Check your scores against real call reviews at 30, 60 and 90 days.',
      ],
    },
  ],
  sources: [sources.euAiAct, sources.schmidtHunter1998, sources.sackett2022, sources.sackett2023],
} satisfies ArticleData;
