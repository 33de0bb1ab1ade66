import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { competencies } from '../hiringFile.ts';
import { countWords } from '../hiringFiles/derive.ts';
import { salesDevelopment } from '../hiringFiles/salesDevelopment.ts';
import { salesLeader } from '../hiringFiles/salesLeader.ts';
import type { Competency } from '../hiringFiles/types.ts';
import { sources } from '../sources.ts';

/** Table rows of a set: competency, observable behavior, the task that shows it, and a question to ask. */
const rowsOf = (set: readonly Competency[], questions: readonly string[]) =>
  set.map(({ name, behavior, task }, index) => [name, behavior, task, questions[index] ?? '']);

const sdrQuestions = [
  'Which fact about us made you write to us, and where did you find it?',
  'Give me your first fifteen seconds to a head of finance.',
  'Which meeting did you decide not to book, and why?',
  'Read me your last message that got an answer. What did you cut?',
  'Which comment changed how you work, and what did you do next?',
];
const leaderQuestions = [
  'Tell me about a rep you coached. What did you ask first?',
  'Which deal did you take out of a rep’s forecast, and on what evidence?',
  'When did you change a score of yours in a debrief?',
  'What did your team stop doing last year, and who was unhappy?',
  'Tell me about the last time you told a rep that a target was missed.',
];

/** Names of a set's competencies for use in a sentence. */
const namesOf = (set: readonly { readonly name: string }[]): string =>
  set.map(({ name }) => name.toLowerCase()).join(', ');

/** How many people are responsible for the scores of the example, as a word. */
const owners = countWords[new Set(competencies.map(({ owner }) => owner)).size];

/** Starting sets of five competencies for SDRs and BDRs, account executives and sales leaders. */
export const top5SalesCompetencies = {
  slug: 'top-5-sales-competencies',
  kind: 'Starting sets',
  title: 'Top 5 sales competencies by role',
  metaDescription:
    'Five sales competencies for an SDR, an AE and a sales leader: what to watch for, a task and an interview question for each, and what to leave out.',
  h1: 'The top 5 sales competencies, role by role',
  summary: `Account executive (AE): ${namesOf(competencies)}. SDR or BDR: ${namesOf(salesDevelopment.competencies)}. First-line sales leader: ${namesOf(salesLeader.competencies)}. Each comes with what to watch for, a task that shows it and a question to ask. Leave out what nobody can score.`,
  keyPoints: [
    'Pick five for the role in front of you; an SDR and an AE share few.',
    `Five is what a panel can handle: ${owners} interviewers and a short test.`,
    'Research points to selling knowledge, adapting to the buyer, and a clear role.',
    'Leave out what has no written levels: culture fit, grit, executive presence.',
  ],
  links: [
    '/answers/sales-competency-rubric',
    '/answers/saas-ae-interview-process',
    '/samples/blueprint',
    '/answers/ai-hiring-laws',
    '/product',
  ],
  dateModified: '2026-11-27',
  closing: {
    heading: 'Get the five for your own role',
    text: 'The product drafts them from how you sell. Leave your email, and we’ll write when your trial opens.',
  },
  artifact: articleArtifacts.competencies,
  sections: [
    {
      heading: 'Why five, and why not the same five',
      paragraphs: [
        'A person who asks, listens and writes quotes can answer for one or two competencies in 40 minutes. Write one sentence about the job first: "This person spends most of the week doing X with Y, and we lose when Z goes wrong." Each competency must help with X or protect against Z.',
      ],
    },
    {
      heading: 'Selling knowledge and adaptability track results',
      paragraphs: [
        'A meta-analysis of studies from 1982 to 2008 found five factors that track results: selling-related knowledge (standardized coefficient .28), degree of adaptiveness (.27), role ambiguity (−.25), cognitive aptitude (.23) and work engagement (.23) [1]. So test selling knowledge, watch whether the approach changes with the buyer, and write a clear job description.',
      ],
    },
    {
      heading: 'AE: steering a decision that others make',
      paragraphs: ['The costly failure is a long deal with one friendly contact and no decision.'],
      table: {
        caption: 'Starting set: AE',
        columns: ['Competency', 'What you can see', 'What shows it', 'Ask'],
        rows: rowsOf(competencies, [
          'What did the problem cost your last customer, and how did you find out?',
          'Which number did the buyer use to defend the purchase?',
          'Who had to agree, and how did you reach each?',
          'Which objection did you hear last, and what did it mean?',
          'Tell me about a deal you took out of your forecast. When did you know?',
        ]),
      },
    },
    {
      heading: 'SDR and BDR: starting the right conversations',
      paragraphs: [
        'The costly failure is a full calendar of meetings that should not have been booked. So research and qualifying come before volume.',
      ],
      table: {
        caption: 'Starting set: SDR and BDR',
        columns: ['Competency', 'What you can see', 'What shows it', 'Ask'],
        rows: rowsOf(salesDevelopment.competencies, sdrQuestions),
      },
    },
    {
      heading: 'Sales leader: results through others',
      paragraphs: [
        'The costly failure is a manager who takes over every deal. Quota attainment as a rep was earned in a different job.',
      ],
      table: {
        caption: 'Starting set: sales leader',
        columns: ['Competency', 'What you can see', 'What shows it', 'Ask'],
        rows: rowsOf(salesLeader.competencies, leaderQuestions),
      },
    },
    {
      heading: 'Swap at most two to fit your deals',
      paragraphs: ['By what you sell:'],
      list: [
        'Mostly inbound, small contracts, one buyer: drop multi-threading, add fast qualifying.',
        'Long procurement: drop objection handling, add working a paper process.',
        'A new category nobody budgets for: keep business case and ask about it in an interview, too.',
        'A technical product: add explaining one idea to two audiences.',
      ],
    },
    {
      heading: 'What to leave out',
      paragraphs: [
        '"Culture fit" tends to score likeness to the interviewer. Name what you mean: "gives bad news to a customer on the same day". Replace "grit" with a quarter that began badly and what the person changed. Leave out years of experience: their validity is .07, next to nothing [2].',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'The sets are our judgment, informed by the research and not tested by it. The study looked at people in the job, and the size of each link depended on the type of sale [1].',
      ],
    },
    {
      heading: 'If you interview tomorrow',
      paragraphs: ['You have an hour tonight. Spend it like this:'],
      list: [
        'Write the one-sentence job.',
        'Take the matching set, and fit it to your deals.',
        'Give each interviewer one or two to own, with the questions above.',
        'Rate alone, with quotes, before anyone speaks.',
      ],
      ordered: true,
    },
  ],
  sources: [sources.verbeke2011, sources.sackett2022],
} satisfies ArticleData;
