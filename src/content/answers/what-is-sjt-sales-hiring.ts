import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { competencies, proofTest, receiptOf } from '../hiringFile.ts';
import { accountExecutive } from '../hiringFiles/accountExecutive.ts';
import { countWords, questionsOf } from '../hiringFiles/derive.ts';
import { sources } from '../sources.ts';

const [, task] = proofTest.tasks;
const forecast = competencies.find(({ id }) => id === task.competency);
const chosen = receiptOf('B-07', task.competency);

/** What a situational judgment test is, with a worked sales item and its scoring key. */
export const whatIsSjtSalesHiring = {
  slug: 'what-is-sjt-sales-hiring',
  kind: 'Guide and example question',
  title: 'What is an SJT in sales hiring?',
  metaDescription:
    'A situational judgment test shows a candidate a realistic work problem and asks for a choice. How sales teams write one, score it, and know its limits.',
  h1: 'What is a situational judgment test in sales hiring?',
  summary:
    'A situational judgment test, or SJT, describes a work problem and offers several plausible responses. The candidate chooses one, and an answer key that people who know the job have approved gives the score. In sales it can show how someone weighs a discount, a silent buyer or a bad forecast. Here is one full question with its key, how to write your own, and what the method cannot tell you.',
  keyPoints: [
    'An SJT gives everyone the same short work situation and a list of plausible responses. It samples judgment, so it suits choices a rep makes alone, such as which deal to work today.',
    'Decide between "what would you do" and "what should you do" before you write. The first asks about habits and the second about knowledge, and research finds that they measure partly different things.',
    'Write four options that a sensible rep has really chosen. If one of them is silly or openly rude, you are testing whether people can read, and everyone will pass.',
    'Approve the answer key before anyone takes the test. People who do or manage the job rate the options alone first; keep the items they agree on and drop the others.',
    'Use an SJT beside a structured interview. It is quick and the same for all candidates, but it can be coached, and it asks people to read.',
  ],
  links: [
    '/answers/sales-roleplay-interview-scoring',
    '/answers/anti-cheat-online-interviews',
    '/answers/ai-hiring-laws',
    '/samples/blueprint',
    '/demo',
  ],
  dateModified: '2026-11-25',
  closing: {
    heading: 'Write your test from a draft',
    text: 'The product drafts the situations, the options and the answer key. Your team edits and approves them.',
  },
  artifact: articleArtifacts.judgmentTest,
  sections: [
    {
      heading: 'The definition, in plain words',
      paragraphs: [
        'A situational judgment test is a set of short stories from the job. Each story stops at a decision. Below it are several things a person might do next. The candidate picks the best one, names the best and the worst, or rates each. In the kind described here, the key is written before anyone takes the test.',
        'It shows which step a person chooses. It does not show how they carry it out.',
      ],
    },
    {
      heading: '"Would do" and "should do" are different tests',
      paragraphs: [
        'A meta-analysis by McDaniel, Hartman, Whetzel and Grubb compared the two kinds of instruction [1]. Asking how you would behave ties the answers more closely to personality. Asking how effective each option is ties them more closely to cognitive ability. How well the test lined up with job performance changed little between the two [1].',
        'The same paper found that SJTs add something beyond cognitive ability and the Big Five personality traits, taken alone or together [1]. That is an argument for using one beside other methods.',
        'For hiring we suggest "should do". Everyone applying for a job has a reason to describe their best self, and "what is the most effective next step?" at least asks an honest question. Choose one style and keep it for the whole test.',
      ],
    },
    {
      heading: 'A worked question with its key',
      paragraphs: [
        'This item is original. The role is a mid-market account executive (AE) at an invented company that sells invoice-approval software; CFO means chief financial officer. It tests forecast honesty. Each option matches one level of that competency.',
        `${task.situation} ${task.question}`,
      ],
      table: {
        caption: `${chosen.source.replace(/.*question/, 'Question')} of the example, with its answer key`,
        columns: ['Level', 'Option', 'What that level says'],
        isScored: true,
        rows: task.options.map(({ letter, text, level }) => [
          String(level),
          `${letter}. ${text}`,
          forecast?.anchors.find((anchor) => anchor.level === level)?.anchor ?? '',
        ]),
      },
    },
    {
      heading: 'How to write options people really choose',
      paragraphs: [
        'The story is the easy half. Options are where items fail. Collect them from life: ask ten reps what they would do next, and use their words. Then check the set.',
      ],
      list: [
        'Every option is something a decent rep has done. No villains.',
        'Options are about the same length, so the careful one does not give itself away.',
        'No option needs knowledge of your product or your tools.',
        'One option is tempting and wrong. It usually trades trust for speed.',
        'The whole item takes under two minutes to read and answer. Aim for eighth-grade reading.',
      ],
    },
    {
      heading: 'Approve the answer key before the first candidate',
      paragraphs: [
        'Start from a draft of the key. Give the item to several people who do the job well or manage it, and let each of them rate the options alone. Keep the item if they broadly agree on the best and the worst. If they split, the situation lacks a fact, or the team has no shared view: fix the story or drop the item. Then the hiring team edits and approves the key. In our product the draft comes from the software, and the approval from your team.',
        `One question is thin evidence, so the proof test (multiple choice) in our example has ${countWords[proofTest.questionsEach]} for each competency. ${proofTest.scoreRule}`,
        `Write one line of reasoning for each option and save it with the date. Candidate B-07 chose option ${chosen.letter}, which is level ${chosen.score}, and an interviewer can ask about it: "You took it out of commit and waited a week. Why not call on Tuesday?" Let the score open that conversation, and set no pass mark that rejects people automatically.`,
      ],
    },
    {
      heading: 'Where it sits next to a structured interview',
      paragraphs: [
        'Use each method for what it can see. An SJT sees choices. A role-play sees delivery. A structured interview sees the past, with follow-up questions. Table 1 of a 2023 open-access paper gives an average correlation with job performance of .26 for SJTs [2]. The re-estimate behind it gives .42 for structured interviews [3]. Squared, that is about 7% and 18% of the variance.',
        'The same paper reports differences between groups for each method [2]. Look at your own pass rates by group.',
        `In practice, send ${countWords[questionsOf(accountExecutive)]} questions after the screening call and before the interviews. That is about ${proofTest.workMinutes} minutes of the candidate's time. Tell them how long it takes, what it is for, and whether notes or AI tools are allowed.`,
      ],
    },
    {
      heading: 'Known limits: coaching and reading load',
      paragraphs: [
        'Coaching. Anyone who has read a few sales books can guess that "ask a question first" beats "offer a discount". Write a new set for the next opening, retire questions that leak, and follow up live on one answer.',
        'Reading load. A long story tests reading speed. That is unfair to people who read in a second language or use a screen reader, unless fast reading is part of the job. Keep stories under 90 words, give more time than most people need, and offer extra time or another format when someone asks.',
        'Local habits. The key reflects what your experts believe today. If the team has a bad habit, the key will have it too.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        'A high SJT score shows that someone can recognize a sensible step. It does not show that they will take it on the last day of a quarter. The research covers many jobs and many tests. It says nothing about the item above, which nobody has studied. Treat a new SJT as a draft until you have compared its scores with how people did after 90 days.',
      ],
    },
  ],
  sources: [sources.mcDaniel2007, sources.sackett2023, sources.sackett2022],
} satisfies ArticleData;
