import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PolicyDocumentData } from '../sections/LegalDocument/types.ts';
import { documentWords } from './documentWords.ts';
import { afterJoining } from './emailForm.ts';
import { scoreRule } from './hiringFiles/derive.ts';
import { providerTraining, whoScores } from './scoringWords.ts';
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

export const candidatesClosingCall = {
  heading: 'Do you hire salespeople?',
  text: 'Leave an email address, and we write when the trial opens. Are you a candidate with a question? Write to us: a person reads what you send.',
  joined: afterJoining,
  secondaryAction: { label: 'Write to us', to: '/contact' },
} satisfies CallToActionProps;
