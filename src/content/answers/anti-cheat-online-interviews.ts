import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { stages } from '../hiringFile.ts';
import { sources } from '../sources.ts';

const [, proofTest] = stages;

/** How to design online sales assessments that are hard to fake and decent to take. */
export const antiCheatOnlineInterviews = {
  slug: 'anti-cheat-online-interviews',
  kind: 'Guide and stronger tasks',
  title: 'Anti-cheat for online sales interviews',
  metaDescription:
    'How to design online sales tests that are hard to fake: clear rules on help, live reasoning, new tasks for each opening, and flags a person reviews.',
  h1: 'Anti-cheat for online interviews: design beats surveillance',
  summary:
    'You cannot keep borrowed answers out of an online test, but you can make them worth little. Say what help is allowed, set tasks in a specific situation that asks for a choice and a reason, write a new set for each opening, and have everyone who advances explain one answer live for 10 minutes. A flag starts a conversation. Here are the words to copy, stronger tasks, and what webcam monitoring costs.',
  keyPoints: [
    'Say what help is allowed, in writing, before each task. Notes and software may be fine for a deal plan and wrong for a timed judgment test. A candidate can only keep a rule that was stated.',
    'Use tasks that need live reasoning about a fresh situation. A question with a textbook answer measures search skill. A messy deal, one changed fact and a "why that first?" measure the candidate.',
    'Confirm written work with a 10-minute live follow-up for everyone who advances, not only for suspects. People who did the work can usually explain it, and the follow-up is useful evidence in its own right.',
    'A flag is a reason for a conversation and rejects nobody by itself. Fast answers, pasted text and matching wording all have innocent causes. A person looks, asks the candidate, and records what was decided and why.',
    'Count what webcam monitoring costs before you buy it: filmed homes, stored video to protect, and candidates marked as odd because of a disability or a weak connection.',
  ],
  links: [
    '/answers/what-is-sjt-sales-hiring',
    '/answers/ai-hiring-laws',
    '/samples/blueprint',
    '/security',
    '/privacy',
  ],
  dateModified: '2026-11-25',
  closing: {
    heading: 'Set a test in your own deals',
    text: 'The product drafts the questions from how you sell. Your team approves the answer key.',
  },
  artifact: articleArtifacts.antiCheat,
  sections: [
    {
      heading: 'Start with the question, not the camera',
      paragraphs: [
        'An anti-cheat plan usually begins with tools. Begin with the task instead. Ask what would happen if a candidate had a clever friend, a search engine and an AI assistant open the whole time. If the answer is "they would get a perfect score and we would learn nothing", no camera repairs that. The task is weak.',
        'Then ask a second question: would using that help be wrong? An account executive (AE) researches accounts, reuses good emails and asks colleagues. If the job allows it, a ban in the test measures obedience. If you need to see unaided thinking, say so and keep that part short and live.',
      ],
    },
    {
      heading: 'Say what help is allowed',
      paragraphs: [
        'Write the rule at the top of each task, in plain words and without threats. Here are four you can copy:',
      ],
      list: [
        'Written task: "Use any notes, search or AI tools you would use at work. Do not ask another person to do it. We will talk about your choices afterward."',
        `Situational judgment test: "Please answer alone, without search or AI tools. You have ${proofTest.minutes} minutes."`,
        'Role-play: "Keep the brief and your own notes open. No live prompts from software or people."',
        'All stages: "If you need an accommodation, including assistive software, tell us. Asking is not scored."',
      ],
    },
    {
      heading: 'Rewrite tasks so that borrowed answers do not help',
      paragraphs: [
        'Three changes do most of the work. Make the situation specific to the brief, so that a general answer is visibly general. Ask for a choice with a reason, because two good candidates will choose differently. Then change one fact live and see what moves.',
        'A multiple-choice test with an answer key is quick and the same for everyone, and it is the easiest kind to borrow. Keep it short, treat its scores as a first look, and ask about one answer live.',
      ],
      table: {
        caption: 'Weak tasks and stronger versions for an AE',
        columns: ['Weak task', 'Why it is easy to borrow', 'Stronger version'],
        rows: [
          [
            'Explain MEDDICC',
            'The answer is on the first results page',
            'Read these call notes. Which letter is missing, and what would you ask to fill it?',
          ],
          [
            'Write a cold email',
            'Any AI tool writes a decent one',
            'Cut this 140-word email to 60 words for a finance director. Explain two cuts live.',
          ],
          [
            'How do you handle price objections?',
            'Rehearsed stories fit any company',
            'The buyer says the effort worries them, not the price. Respond, then learn that security has joined.',
          ],
          [
            'Build a 30-day plan',
            'Templates are everywhere',
            'You have three accounts and one free day. Choose one, and say what you will not do.',
          ],
        ],
      },
    },
    {
      heading: 'Renew the set and give sensible time',
      paragraphs: [
        'Questions leak. Give all candidates for a role the same tasks, and write a new set for the next opening. Change names, numbers, facts and the order of options. Try both sets on reps who agree, so that the difficulty stays the same. Retire a task when strong answers start to sound alike. Within one opening the same tasks keep scores comparable.',
        'Time windows help when they fit the work. Too long invites a committee; too short tests reading speed and typing. Set the time from a pilot with your own reps, add room, and offer extra time on request. Let candidates choose when to start, and keep the whole window to a few days.',
      ],
    },
    {
      heading: 'Verify with a short live follow-up',
      paragraphs: [
        'Ask everyone who advances the same three things about their own work. Ten minutes is enough. Score the answers against the same levels as the written part, because explaining a choice to a colleague is part of the job. If the live answers and the written ones point in different directions, ask again before you conclude anything: nerves can look like fraud.',
      ],
      list: [
        '"You listed finance as the top risk. What in the notes told you that?"',
        '"What did you consider and leave out, and why?"',
        '"New fact: the champion has resigned. What changes in your plan?"',
      ],
    },
    {
      heading: 'A plan you can set up today',
      paragraphs: ['Six steps, in order. The first one often settles the argument about tools.'],
      list: [
        'Take your current test and try it with an AI assistant for ten minutes. Note which tasks it passes.',
        'Rewrite those tasks with a specific brief, a choice and a reason.',
        'Add the rule on help to the top of every task.',
        'Write the date of the next new set on the calendar.',
        'Put a 10-minute follow-up on the calendar for everyone who advances.',
        'Name the person who looks at flags, and write down the steps they follow.',
      ],
      ordered: true,
    },
    {
      heading: 'Treat a flag as a reason to talk',
      paragraphs: [
        'Similar wording, pasted blocks and a 20-minute task done in four are signals. A candidate may have drafted in another editor because of a screen reader. Two people may have read the same guide. So fix the steps in advance: a person reads the work, speaks with the candidate, and offers a fresh version of the task. Open like this: "Part of your answer closely matches another one. Tell us how you wrote it." Then record the decision and who made it. No flag rejects anyone on its own.',
      ],
    },
    {
      heading: 'What monitoring costs',
      paragraphs: [
        'Webcam proctoring films people in their homes and creates video you must store, protect and delete. It can also single out the wrong people. The Center for Democracy and Technology has described how disabled test takers are put at higher risk of being flagged [1]. Disability can affect how people move, look and communicate. That piece is about students; the mechanism carries over to candidates.',
        "One assessment vendor argues in public against webcam proctoring. It says that the method raised drop-off and was not proven to reduce cheating significantly. It relies on simulations, randomized questions, time limits and checks for similar answers [2]. That is a vendor's opinion, with no data on the page.",
      ],
    },
    {
      heading: 'Do warnings work?',
      paragraphs: [
        'One small study could not tell. A 2018 thesis at Carleton University ran a real recruitment and randomly gave some applicants a warning plus an honesty pledge [3]. Of 108 applicants analyzed, 25.5% cheated with the warning and pledge and 39.6% without [4]. The gap looks large, but it was not statistically significant: with so few people, chance could produce it [4]. State the rules anyway, because candidates deserve to know them.',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        "We have no figure for how much cheating this design prevents, and we would distrust one. The thesis is a single small study of a cognitive test, from before today's AI tools, and it counted cheaters by trick questions [4]. No method catches everyone, and any method can accuse someone wrongly. Design can lower the reward for borrowed work.",
      ],
    },
  ],
  sources: [
    sources.cdtProctoring,
    sources.vervoeAntiCheating,
    sources.eren2018,
    sources.ducoThesis,
  ],
} satisfies ArticleData;
