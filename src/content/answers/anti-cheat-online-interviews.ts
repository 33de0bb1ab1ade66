import type { ArticleData } from '../../sections/Article/types.ts';
import { articleArtifacts } from '../articleArtifacts.ts';
import { stages } from '../hiringFile.ts';
import { sources } from '../sources.ts';

const [, testStage] = stages;

/** How to design online sales assessments that are hard to fake and decent to take. */
export const antiCheatOnlineInterviews = {
  slug: 'anti-cheat-online-interviews',
  kind: 'Rules to copy',
  title: 'Anti-cheat for online sales interviews',
  metaDescription:
    'How to blunt AI cheating in online sales interviews: live AI overlays, stand-ins, identity checks, rules to copy, tasks that resist, and steps for a flag.',
  h1: 'Anti-cheat for online interviews: design beats surveillance',
  summary:
    'You cannot keep borrowed answers out of an online interview, but you can make them worth little. Say what help is allowed, set tasks that ask for a choice and a reason, confirm who is on the call, and have everyone who advances explain one answer live. Here are the words to copy, the signs of a live AI overlay or a stand-in, and what to do with a flag.',
  keyPoints: [
    'State the rule on help in writing, before each task.',
    'Against live AI: change one fact, then ask for a reason.',
    'Against stand-ins: check identity once, the same way for everyone.',
    'A flag starts a conversation, and rejects nobody by itself.',
    'Webcam monitoring films homes and can single out disabled people.',
  ],
  links: [
    '/answers/what-is-sjt-sales-hiring',
    '/answers/ai-hiring-laws',
    '/samples/blueprint',
    '/security',
    '/privacy',
  ],
  dateModified: '2026-11-27',
  closing: {
    heading: 'Build a test on your own deals',
    text: 'The product drafts the questions from how you sell. Leave your email, and we’ll write when your trial opens.',
  },
  artifact: articleArtifacts.antiCheat,
  sections: [
    {
      heading: 'Start with the task, not the camera',
      paragraphs: [
        'Suppose a candidate had a clever friend in the room and an AI assistant open the whole time. If they would get a perfect score and you would learn nothing, the task is weak. And would using that help be wrong? An account executive (AE) researches accounts and asks colleagues. If you need to see unaided thinking, say so and keep that part short and live.',
      ],
    },
    {
      heading: 'Say what help is allowed',
      paragraphs: ['Write the rule at the top of each task. Four to copy:'],
      list: [
        'Written task: "Use any notes, search or AI tools you would use at work. Do not ask another person to do it. We will talk about your choices afterward."',
        `Situational judgment test: "Please answer alone, without search or AI tools. You have ${testStage.minutes} minutes."`,
        'Live interview and role-play: "Keep your own notes open. No live prompts from software or people."',
        'All stages: "If you need an accommodation, including assistive software, tell us. Asking is not scored."',
      ],
    },
    {
      heading: 'Live AI overlays: what they do, and what beats them',
      paragraphs: [
        'An overlay listens to the call and shows an answer on a layer that screen sharing may not capture. It does well on textbook questions and badly on facts it was not given. Signs, none of them proof: the same pause before each answer, eyes that track a line of text, perfect structure and no names. What helps:',
      ],
      list: [
        'Ask about the candidate’s own deal, and stay on it: who, when, what did she say then?',
        'Change one fact in the middle: "Security has just joined the call."',
        'Interrupt kindly: "Stop there. Why that first?"',
        'Show a document on screen and ask what is missing from it.',
        'Hold one interview in person for the roles where it matters most.',
      ],
    },
    {
      heading: 'Stand-ins and altered faces: check identity once',
      paragraphs: [
        'Sometimes the person on the call is not the one who starts work. A face or a voice can be altered live, too. Check in a way that is the same for everyone, and tell people in the invitation:',
      ],
      list: [
        'Camera on for a minute as each live stage starts; one interviewer joins two stages, if possible.',
        'Ask for a phone number and call it back before the offer.',
        'Refer to an earlier answer: "On Tuesday you took a deal out of commit. Which one?"',
        'Check an identity document at the offer, by the process you use for new hires.',
        'Check one work detail with a reference you found yourself.',
      ],
    },
    {
      heading: 'Rewrite tasks so that borrowed answers do not help',
      paragraphs: [
        'Make the situation specific, ask for a choice with a reason, and change one fact live. Multiple-choice answers are the easiest to borrow: make no offer on those scores until an interviewer has asked about the answers, and change any score that the conversation contradicts.',
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
      heading: 'Renew the set, and give sensible time',
      paragraphs: [
        'Give all candidates for a role the same tasks, and write a new set for the next opening. Retire a task when strong answers start to sound alike. Set the time from a pilot with your team, add room, and offer extra time on request.',
      ],
    },
    {
      heading: 'Treat a flag as a reason to talk',
      paragraphs: [
        'Similar wording and a 20-minute task done in four are signals. A candidate may have drafted elsewhere because of a screen reader; nerves can look like fraud. So set the steps in advance: a person reads the work, says "Part of your answer closely matches another one. Tell us how you wrote it", offers a fresh version, and records the decision.',
      ],
    },
    {
      heading: 'What monitoring costs',
      paragraphs: [
        'Webcam proctoring leaves you with video of people’s homes to protect and delete. The Center for Democracy and Technology describes how disabled test takers are at higher risk of being flagged [1]. One assessment vendor argues against it in public, and relies on simulations, randomized questions, time limits and checks for similar answers [2].',
      ],
    },
    {
      heading: 'What this does not prove',
      paragraphs: [
        "We have no figure for how much cheating this design prevents. On warnings we cite one study, a 2018 thesis: of 108 applicants, 25.5% cheated with a warning and pledge and 39.6% without, a gap that was not statistically significant [3][4]. It predates today's AI tools.",
      ],
    },
    {
      heading: 'A plan you can set up today',
      paragraphs: ['Six steps, in order:'],
      list: [
        'Try your current test with an AI assistant for ten minutes. Note which tasks it passes.',
        'Rewrite those with a specific brief, a choice and a reason.',
        'Add the rule on help to the top of every task.',
        'Add the identity check to the invitation.',
        'Book a 10-minute follow-up for everyone who advances.',
        'Name the person who looks at flags.',
      ],
      ordered: true,
    },
  ],
  sources: [
    sources.cdtProctoring,
    sources.vervoeAntiCheating,
    sources.eren2018,
    sources.ducoThesis,
  ],
} satisfies ArticleData;
