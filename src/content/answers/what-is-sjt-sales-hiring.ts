import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { proofTest } from '../hiringFile.ts';
import { accountExecutive } from '../hiringFiles/accountExecutive.ts';
import {
  competencyOf,
  countWords,
  find,
  questionNumber,
  questionsOf,
} from '../hiringFiles/derive.ts';
import { salesDevelopment } from '../hiringFiles/salesDevelopment.ts';
import { salesLeader } from '../hiringFiles/salesLeader.ts';
import type { HiringFile, ProofTask } from '../hiringFiles/types.ts';
import { sources } from '../sources.ts';

const [businessCase, task] = proofTest.tasks;
const firstOf = ({ proofTest: { tasks } }: HiringFile): ProofTask =>
  find(tasks, () => true, 'written-out question');
const handOff = firstOf(salesDevelopment);
const forecastCall = firstOf(salesLeader);
const forecastName = competencyOf(accountExecutive, task.competency).name.toLowerCase();

/** A question with its answer key: each option beside the level that it matches. */
const keyOf = (file: HiringFile, { competency, options }: ProofTask) => ({
  caption: `Question ${questionNumber(file, competency)} of the ${file.role.name} example, with its answer key`,
  columns: ['Level', 'Option', 'What that level says'],
  isScored: true,
  rows: options.map(({ letter, text, level }) => [
    String(level),
    `${letter}. ${text}`,
    find(competencyOf(file, competency).anchors, (anchor) => anchor.level === level, 'level')
      .anchor,
  ]),
});

/** What a situational judgment test is, with a worked sales item and its scoring key. */
export const whatIsSjtSalesHiring = {
  slug: 'what-is-sjt-sales-hiring',
  kind: 'Four questions',
  title: 'What is an SJT in sales hiring?',
  metaDescription:
    'What a situational judgment test is, with four sales questions and their answer keys, how to write your own, which format to choose, and the limits.',
  h1: 'What is a situational judgment test in sales hiring?',
  summary:
    'A situational judgment test, or SJT, describes a work problem and offers several plausible responses. The candidate picks one, and an answer key, approved by people who know the job, scores the test. In sales it can show how someone weighs a discount, a silent buyer or a bad forecast. Here are four questions with their keys, and how to write your own.',
  keyPoints: [
    'Everyone gets the same situation and responses.',
    'Ask what a rep should do: it tests knowledge more than self-image.',
    'Write four options that a sensible rep has really chosen.',
    'Use it beside a structured interview: it can be coached.',
  ],
  links: [
    '/answers/sales-roleplay-interview-scoring',
    '/answers/anti-cheat-online-interviews',
    '/answers/ai-hiring-laws',
    '/samples/blueprint',
    '/demo',
  ],
  dateModified: '2026-11-27',
  closing: {
    heading: 'Write your test from a draft',
    text: 'The product drafts the situations, the options and the key. Leave your email, and we’ll write when your trial opens.',
  },
  artifact: articleArtifacts.judgmentTest,
  sections: [
    {
      heading: 'Three formats: pick one, best and worst, or rate each',
      paragraphs: [
        'Each story stops at a decision. In the pick format the candidate chooses the best step: quick, and easy to explain. In the best-and-worst format they name both, which gives two answers for one story. In the rating format they rate each step from 1 to 4: the most information, and the most reading. Start with pick. It shows which step a person chooses; a role-play shows how they carry it out.',
      ],
    },
    {
      heading: '“Would do” and “should do” are different tests',
      paragraphs: [
        'A meta-analysis compared the two. Asking how you would behave ties answers to personality; asking how effective each option is ties them to cognitive ability. The link to job performance barely changed, and SJTs add information beyond tests of either [1]. We suggest "should do": everyone applying for a job has a reason to describe their best self.',
      ],
    },
    {
      heading: 'A worked question with its key',
      paragraphs: [
        `For a mid-market account executive (AE), on ${forecastName}. ${task.situation} ${task.question}`,
      ],
      table: keyOf(accountExecutive, task),
    },
    {
      heading: 'For an AE: one sentence',
      paragraphs: [
        `Three more follow; swap in your own names and numbers. ${businessCase.situation} ${businessCase.question}`,
      ],
      table: keyOf(accountExecutive, businessCase),
    },
    {
      heading: 'For an SDR: the hand-off note',
      paragraphs: [`${handOff.situation} ${handOff.question}`],
      table: keyOf(salesDevelopment, handOff),
    },
    {
      heading: 'For a sales leader: the forecast call',
      paragraphs: [`${forecastCall.situation} ${forecastCall.question}`],
      table: keyOf(salesLeader, forecastCall),
    },
    {
      heading: 'How to write options people really choose',
      paragraphs: [
        'Ask ten reps what they would do next, and use their words. Then check the set:',
      ],
      list: [
        'Every option is something a decent rep has done. No villains.',
        'Options are about the same length.',
        'No option needs knowledge of your product.',
        'One option is tempting and wrong. It usually trades trust for speed.',
        'The item takes under two minutes. Aim for eighth-grade reading.',
      ],
    },
    {
      heading: 'Approve the answer key before the first candidate',
      paragraphs: [
        'Let several people who do the job well rate the options alone. If they broadly agree on the best and the worst, keep the item. If they split, fix the story or drop it. Write one line of reasoning for each option and save it with the date.',
        `One question is thin evidence, so our example has ${countWords[proofTest.questionsEach]} for each competency. ${proofTest.scoreRule} Let the score open a conversation: "You took it out of commit and waited a week. Why not call on Tuesday?"`,
      ],
    },
    {
      heading: 'Where it sits next to a structured interview',
      paragraphs: [
        'A 2023 paper gives an average correlation with job performance of .26 for SJTs [2]; the re-estimate behind it gives .42 for structured interviews [3]. Squared, that is about 7% and 18% of the variance. The paper also reports differences between groups: look at your own pass rates.',
        `Send ${countWords[questionsOf(accountExecutive)]} questions after the screening call. That is about ${proofTest.workMinutes} minutes. Say how long it takes, what it is for, and whether notes or AI tools are allowed.`,
      ],
    },
    {
      heading: 'Known limits: coaching and reading load',
      paragraphs: [
        'Anyone who has read two sales books can guess that "ask first" beats "offer a discount": write a new set for each opening, and follow up live. A long story tests reading speed, which is unfair to people who read in a second language or use a screen reader: keep stories under 90 words and offer extra time. And if your team has a bad habit, so will its key.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'A high score shows that someone can recognize a sensible step, and no study covers these items. Treat a new SJT as a draft until you have compared its scores with how people did after 90 days.',
      ],
    },
    {
      heading: 'Write your first item today',
      paragraphs: ['Forty minutes, three people:'],
      list: [
        'Take a moment from last month when two of your reps did different things.',
        'Write it in under 90 words, with the four steps you have seen.',
        'Three managers rate the steps alone, then compare.',
        'Try it on two willing reps, and ask each why.',
      ],
      ordered: true,
    },
  ],
  sources: [sources.mcDaniel2007, sources.sackett2023, sources.sackett2022],
} satisfies ArticleData;
