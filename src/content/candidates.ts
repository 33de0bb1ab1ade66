import type { ProofQuestionProps } from '../illustrations/ProofQuestion/ProofQuestion.tsx';
import type { StagePlanProps } from '../illustrations/StagePlan/StagePlan.tsx';
import type { ReceiptWords } from '../primitives/Receipt/Receipt.tsx';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PolicyDocumentData } from '../sections/LegalDocument/types.ts';
import { documentWords } from './documentWords.ts';
import { accountExecutive } from './hiringFiles/accountExecutive.ts';
import {
  candidateMinutesOf,
  countWords,
  find,
  inHours,
  questionsOf,
  scoreRule,
} from './hiringFiles/derive.ts';
import { salesDevelopment as file } from './hiringFiles/salesDevelopment.ts';
import { salesLeader } from './hiringFiles/salesLeader.ts';
import type { HiringFile } from './hiringFiles/types.ts';
import { waitlistLink } from './navigation.ts';
import { providerTraining, whoScores } from './scoringWords.ts';
import { coachCardOf } from './sheets.ts';
import { withSiteValues } from './textTokens.ts';

/** The text of /candidates: the process from the side of the person who is evaluated. */
const text = {
  title: 'For candidates',
  lead: 'What an employer that hires with {product} asks you, how long it takes, what is kept, and how to get help.',
  summary: [
    'You get short tasks from the job, with the expected time stated first.',
    'Everyone who reaches a stage gets the same tasks, scored against the same written levels.',
    'Your answers, any written role-play and the interviewers’ typed notes are kept. {product} records no sound or video.',
    'Our terms require a person to make each hiring decision. The employer can tell you who.',
    'You can ask for an accommodation, and asking is not scored.',
    'You can ask the employer to delete your data, or ask us and we pass it on. Requests are handled within 30 days. The law may require some records to be kept.',
  ],
  sections: [
    {
      id: 'what-you-are-asked',
      heading: 'What you are asked',
      paragraphs: [
        'Our terms apply to candidates, too: you must be 18 or older. The employer chooses the tasks and their length. If an AI plays the buyer, you are told so first. You type, and the written exchange is kept. We are at the waitlist stage: until the trial opens, no employer uses the product.',
        'These are the stages of our example, an outbound sales development representative (SDR).',
      ],
    },
    {
      id: 'try-two-questions',
      heading: 'Try two test questions',
      paragraphs: [
        `Choose an answer, and the level that it matches appears. In a real test you see no levels. ${scoreRule}`,
      ],
    },
    {
      id: 'how-you-are-scored',
      heading: 'How you are scored',
      paragraphs: [
        'Each task shows one or two competencies, such as qualifying. A competency has four levels, each with a sentence that describes it, the anchor; your answer gets the level it matches. A blank means that nobody has seen evidence yet.',
        'Anchors are designed not to mention accent, face, voice or style, and we ask employers not to add them.',
        'Interviewers type what you said and the minute, so a note may not be word for word. This is the guide in front of them.',
      ],
    },
    {
      id: 'help-that-is-allowed',
      heading: 'What help is allowed',
      paragraphs: [
        'We advise employers to say at the top of each task whether you may use notes, search or AI tools. If a task does not say, ask the employer.',
      ],
    },
    {
      id: 'accommodations',
      heading: 'Accommodations',
      paragraphs: [
        'Tell the employer before you start if you need more time, another format, breaks or assistive software. If you do not know whom to ask, write to {email}. Name the employer and the role, and we help you reach the right person. We advise employers to tell interviewers about a request only if it changes what they do.',
      ],
    },
    {
      id: 'what-is-kept',
      heading: 'What is kept, and for how long',
      paragraphs: [
        'The employer decides how your data is used, and we store it for the employer. The law may require the employer to keep records for longer.',
        providerTraining,
      ],
    },
    {
      id: 'your-requests',
      heading: 'Copies, corrections and deletion',
      paragraphs: [
        'Ask the employer first, because the employer decides. If you write to us at {email} instead, we pass your request on. We help the employer answer it within 30 days, or within 72 hours in an emergency. Name the employer, the role and the email address you used.',
      ],
      links: [
        { label: 'Read the privacy policy', to: '/privacy' },
        { label: 'Write to us', to: '/contact' },
      ],
    },
    {
      id: 'who-decides',
      heading: 'Who decides',
      paragraphs: [
        `${whoScores} A person can change a score. Our terms forbid employers to decide by automated means alone. As of November 23, 2026, New York City requires a notice where its law covers the tool, and Illinois where AI is used in hiring; Colorado adds an explanation and a human review from January 1, 2027. This is not legal advice.`,
      ],
      links: [{ label: 'Read about AI hiring laws', to: '/answers/ai-hiring-laws' }],
    },
  ],
} satisfies PolicyDocumentData;

export const candidatesDocument = {
  ...withSiteValues(text),
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'For candidates' }],
  words: documentWords,
} satisfies LegalDocumentProps;

/** What a candidate does in each stage of the example. */
const tasks: Readonly<Record<string, string>> = {
  screen: 'Talk about the role and its must-haves',
  'proof-test': `Answer ${countWords[questionsOf(file)]} multiple-choice questions about situations in the job`,
  'work-tasks': 'Note three lines about a company, and shorten an email',
  interview: 'Talk about meetings that you handed off, and about your answers in the test',
  'role-play': 'Open a call with an invented buyer, get one piece of advice, and try again',
};

/** The first written-out question of a test, for a visitor to answer. */
function questionOf({ id, role, competencies, proofTest }: HiringFile): ProofQuestionProps {
  const task = find(proofTest.tasks, () => true, 'written-out question');
  const { anchors } = find(competencies, (each) => each.id === task.competency, task.competency);
  return {
    id: `question-${id}`,
    description: `A question of a test to try: ${role.name}.`,
    title: 'Proof test',
    role: role.name,
    situation: task.situation,
    question: task.question,
    hint: 'Choose an answer to see its level.',
    options: task.options.map(({ letter, text: words, level }) => ({
      letter,
      text: words,
      level,
      result: `${letter} matches level ${level} of 4: ${anchors[level - 1]?.anchor ?? ''}`,
    })),
    note: 'Just for practice: your choice is not stored or sent.',
  };
}

/** The pictures of the page, from the side of the candidate. */
export const candidatePictures = {
  opening: questionOf(accountExecutive),
  plan: {
    stages: file.stages.map(({ id, name, runBy, isLive, minutes }) => ({
      name,
      runBy: isLive ? runBy : 'When you choose',
      minutes,
      scored: [],
      note: tasks[id] ?? '',
    })),
    unit: 'minutes',
    totals: [`${inHours(candidateMinutesOf(file))} of your time`],
  } satisfies StagePlanProps,
  questions: [questionOf(file), questionOf(salesLeader)],
  coachCard: coachCardOf(file),
  kept: {
    title: 'What is kept',
    lines: [
      { term: 'Your answers, and any written role-play', detail: 'Kept' },
      { term: 'Interviewers’ notes', detail: 'Kept, with their minutes' },
      { term: 'Scores', detail: 'Kept' },
      { term: 'Sound and video', detail: 'Not recorded by us' },
      { term: 'Training of AI models', detail: 'Not used by us' },
      {
        term: 'Deleted',
        detail: '24 months after creation, unless the employer asks us to retain them',
      },
    ],
  } satisfies ReceiptWords,
} as const;

export const candidatesClosingCall = {
  heading: 'Is something unclear? Ask us',
  text: 'A person reads what you send. Teams that hire for sales can join the waitlist.',
  secondaryAction: { label: 'Write to us', to: '/contact' },
  links: [{ label: 'Join the waitlist', to: waitlistLink('candidates') }],
} satisfies CallToActionProps;
