import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PolicyDocumentData } from '../sections/LegalDocument/types.ts';
import { documentWords } from './documentWords.ts';
import { candidateMinutes, inHours, stages } from './hiringFile.ts';
import { providerTraining, whoScores } from './scoringWords.ts';
import { withSiteValues } from './textTokens.ts';

const [screen, proofTest, interview, , rolePlay] = stages;

/** The text of /candidates: the process from the side of the person who is evaluated. */
const text = {
  title: 'For candidates',
  lead: 'What an employer that hires with {product} asks you, how long it takes, what is kept, and how to get help.',
  summary: [
    'You get short tasks from the job, with the expected time stated first.',
    'All candidates for the role get the same tasks, scored against the same written levels.',
    'Your answers and the interviewers’ typed notes are kept. There are no sound or video recordings.',
    'Our terms require a person to make each hiring decision. The employer can tell you who.',
    'You can ask for an accommodation, and asking is not scored.',
    'You can ask the employer to delete your data, or ask us and we pass it on. Requests are handled within 30 days. The law may require some records to be kept.',
  ],
  sections: [
    {
      id: 'what-you-are-asked',
      heading: 'What you are asked',
      paragraphs: [
        `The employer chooses the tasks and their length. The table shows the stages of our example, a mid-market account executive (AE): ${inHours(candidateMinutes)} in all. If an AI plays the buyer, you are told so first. You type, and the written exchange is kept. We are at the waitlist stage: until the trial opens, no employer uses the product.`,
      ],
      table: {
        caption: 'Stages of the example',
        columns: ['Stage', 'What you do', 'Time'],
        rows: [
          [screen.name, 'Talk with a recruiter about the role', `${screen.minutes} minutes`],
          [
            proofTest.name,
            'Answer multiple-choice questions about situations in the job, when you choose',
            `${proofTest.minutes} minutes`,
          ],
          [
            'Two structured interviews',
            'Talk about deals you have worked on, and about your answers in the test',
            `${interview.minutes} minutes each`,
          ],
          [
            rolePlay.name,
            'Read a brief, hold a first sales call of 10 minutes with an invented buyer, and say what you would change',
            `${rolePlay.minutes} minutes`,
          ],
        ],
      },
    },
    {
      id: 'how-you-are-scored',
      heading: 'How you are scored',
      paragraphs: [
        'Each task shows one or two competencies, such as discovery. A competency has four levels, each with a sentence that describes it, the anchor; your answer gets the level it matches. A blank means that nobody has seen evidence yet. Interviewers type what you said and the minute, so a note may not be word for word.',
        'The anchors we draft do not mention accent, face, voice or style, and we ask employers not to add them.',
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
        'Your answers, the interviewers’ notes with their minutes, and the scores. The employer decides how they are used, and we store them for the employer. They are deleted automatically 24 months after creation unless the employer asks us to retain them. The law may require the employer to keep records for longer.',
        'We do not use them to train AI models. ' + providerTraining,
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
        `${whoScores} A person can change a score. Our terms forbid employers to decide by automated means alone. As of November 23, 2026, New York City and Illinois require a notice about AI; Colorado adds an explanation and a human review from January 1, 2027.`,
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
