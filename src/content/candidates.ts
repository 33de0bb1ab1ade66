import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PolicyDocumentData } from '../sections/LegalDocument/types.ts';
import { documentWords } from './documentWords.ts';
import { afterJoining } from './emailForm.ts';
import { scoreRule } from './hiringFiles/derive.ts';
import { whoScores } from './scoringWords.ts';
import { withSiteValues } from './textTokens.ts';
import { whenItOpens } from './trial.ts';
import { ways } from './ways.ts';

/** The text of /candidates: the process from the point of view of the person who is evaluated. */
const text = {
  title: 'For candidates',
  lead: 'What an employer using {product} asks of you, how long it takes, what is kept, and how to get help.',
  summary: [
    'You get short tasks from the job, with the expected time stated up front.',
    'Everyone who reaches a stage gets the same tasks, scored against the same written levels.',
    'Your answers and the interviewers’ typed notes are kept. {product} records no sound or video.',
    'The employer can tell you who makes the decision.',
    'You can ask for an accommodation, and asking is not scored.',
    'You can ask for your data to be deleted: ask the employer, or ask us and we pass it on.',
  ],
  sections: [
    {
      id: 'what-you-are-asked',
      heading: 'What you are asked',
      paragraphs: [
        'The employer chooses the tasks. Here is our example, for an SDR. If an AI plays the buyer, you are told so first; you type, and the written exchange is kept. You must be 18 or older.',
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
        'Each task shows one or two competencies, such as qualifying. A competency has four written levels, and your answer gets the one it matches. A blank means that nobody has seen evidence yet.',
        'The levels we draft describe what you do, not your accent, face, voice or style; the employer edits and approves them. The product does not analyze accent, face or voice. Interviewers type what you said and the minute. This is the guide in front of them.',
      ],
    },
    {
      id: 'help-that-is-allowed',
      heading: 'What help is allowed',
      paragraphs: [
        'Each task should say at the top whether you may use notes, search or AI tools. If it does not, ask the employer.',
      ],
    },
    {
      id: 'accommodations',
      heading: 'Accommodations',
      paragraphs: [
        'Tell the employer before you start if you need more time, another format, breaks or assistive software. If you do not know whom to ask, write to {email}, name the employer and the role, and we help you reach the right person.',
      ],
    },
    {
      id: 'what-is-kept',
      heading: 'What is kept, and for how long',
      paragraphs: [
        'The employer decides how your data is used, and we store it for the employer. The law may require the employer to keep records for longer.',
      ],
    },
    {
      id: 'your-requests',
      heading: 'Copies, corrections and deletion',
      paragraphs: [
        'Ask the employer first, because the employer decides. If you write to us at {email}, we pass your request on and help the employer answer it within 30 days, or within 72 hours in an emergency. Name the employer, the role and the email address you used.',
      ],
      links: [ways.privacy, { label: 'Contact us', to: '/contact' }],
    },
    {
      id: 'who-decides',
      heading: 'Who decides',
      paragraphs: [
        `${whoScores} Our terms forbid deciding by automated means alone. Where you live, the law may also entitle you to a notice, an explanation or a review by a person.`,
      ],
      links: [ways.laws],
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
  text: whenItOpens,
  joined: afterJoining,
  secondaryAction: { label: 'Contact us', to: '/contact' },
} satisfies CallToActionProps;
