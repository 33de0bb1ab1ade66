import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PolicyDocumentData } from '../sections/LegalDocument/types.ts';
import { analyticsWords } from './analytics.ts';
import { documentWords } from './documentWords.ts';
import { longerRecords, whoScores } from './scoringWords.ts';
import { withSiteValues } from './textTokens.ts';

/** The text of /security. Every measure says whether it works today, is stated or is planned. */
const text = {
  title: 'Security and data handling',
  lead: 'What we store, who else handles it, when it is deleted, and what works today.',
  summary: [
    'We are at the waitlist stage. No independent audit has taken place yet.',
    `We store what you send in a form and the campaign tags of the link that led you here: no cookies, ${analyticsWords.short}.`,
    'The product is designed to store typed text, and makes no sound or video recordings.',
    'We do not use customer or candidate data to train AI models.',
    'Data is deleted automatically 24 months after creation unless you ask us to retain it.',
    'Deletion requests are handled within 30 days, and emergency requests within 72 hours.',
    'To report a security problem, write to {email}.',
  ],
  sections: [
    {
      id: 'status',
      heading: 'Where we stand today',
      paragraphs: [
        'This table separates what works on this website now from what describes the design of the product.',
      ],
      table: {
        caption: 'Status of each security measure',
        columns: ['Measure', 'Status', 'Applies to'],
        strongColumn: 1,
        rows: [
          ['Independent audit', 'Not yet', 'Website and product'],
          ['Encryption at rest', 'Our standard, not independently verified', 'Product'],
          ['Encryption in transit, HTTPS', 'Built into the site', 'Website'],
          [`No cookies, ${analyticsWords.short}`, 'In place', 'Website'],
          ['Logs without email or IP addresses', 'In place', 'Website'],
          ['Deletion after 24 months', 'Built into the site', 'Waitlist and contact data'],
          ['Role-based access', 'Product design', 'Product'],
          ['Multi-factor authentication', 'Product design', 'Product'],
          ['Export and delete by admins', 'Product design', 'Product'],
        ],
      },
    },
    {
      id: 'encryption',
      heading: 'Encryption',
      paragraphs: [
        'AES-256 is our standard for encrypting stored data in the product. This website keeps waitlist and contact data in one database. The software of the site does not encrypt that database itself; it relies on the disk encryption of the company that hosts it.',
        'In transit, the live site is set up for HTTPS only: it tells browsers to refuse connections that are not encrypted.',
      ],
    },
    {
      id: 'access-controls',
      heading: 'Access controls',
      paragraphs: [
        'Waitlist entries and contact messages are read by the people who run the waitlist and answer messages. The public site has no page that shows them. It gives the same answer for a new email as for one already on the list, so the form does not reveal who has joined.',
        'The product is designed with role-based access, so that people see the candidates they work on, and with multi-factor authentication. The design lets administrators export or delete candidate data themselves.',
      ],
    },
    {
      id: 'data-minimization',
      heading: 'Data minimization',
      paragraphs: ['We collect only what a purpose needs:'],
      list: [
        'The waitlist needs one field, your work email. Name and company are optional.',
        `The site sets no cookies and ${analyticsWords.summary}.`,
        'Server logs hold no names, no email addresses, no message text and no IP addresses.',
        'The demo loads from our own site. If a video from another host replaces it, nothing is loaded from that host before you click.',
        'In the product, protected traits are not asked for and have no field. People review free text, such as a job description or a note, before it is used.',
      ],
      links: [{ label: 'Read the privacy policy', to: '/privacy' }],
    },
    {
      id: 'what-is-captured',
      heading: 'What the product captures',
      paragraphs: [
        'The product is designed to store typed text. It makes no sound or video recordings. Our terms require employers to give candidates the notices, and to obtain the consents, that the law asks for. The page for candidates explains the process from their side.',
        'We do not use customer or candidate data to train AI models. Before the trial opens, this page will name our AI providers, their terms on training, and the region in which the product stores data.',
        'We sign a data processing agreement on request, and wherever the law requires one, before you enter candidate data.',
      ],
      table: {
        caption: 'What each part of the process captures',
        columns: ['Part', 'Captured', 'Not captured'],
        rows: [
          [
            'Proof test (multiple choice)',
            'The answer chosen, and when',
            'Camera, microphone, screen',
          ],
          ['Work task', 'The answer written, and when', 'Camera, microphone, screen'],
          [
            'Interview',
            'The notes that the interviewer types, each with its minute',
            'Sound, video, transcripts',
          ],
          [
            'Role-play with an interviewer',
            'The notes that the raters type, each with its minute',
            'Sound, video, transcripts',
          ],
          [
            'Role-play with an AI buyer, if you use it',
            'The written exchange',
            'Sound, video, anything about a voice or a face',
          ],
        ],
      },
      links: [{ label: 'Read the page for candidates', to: '/candidates' }],
    },
    {
      id: 'subprocessors',
      heading: 'Subprocessors',
      paragraphs: [
        'The product relies on other companies in three categories. This website sends waitlist and contact data to none of them. Two other companies serve the website: one hosts it and its database, and one delivers our email, contact messages included. We give the current names on request: write to {email}.',
      ],
      table: {
        caption: 'Categories of subprocessors for the product',
        columns: ['Category', 'What it does', 'What it can receive', 'Name'],
        rows: [
          [
            'AI language provider',
            'Drafts competencies, tests and interview guides, and writes recommendations',
            'Job description, selling context, candidates’ answers, interviewers’ notes, scores',
            'On request',
          ],
          [
            'PDF renderer',
            'Turns hiring plans and candidates’ scored evidence into PDF files',
            'The content of the document',
            'On request',
          ],
          [
            'Conversational AI provider',
            'Plays the buyer in a role-play, if you use an AI buyer',
            'The written exchange',
            'On request',
          ],
        ],
      },
    },
    {
      id: 'deletion',
      heading: 'Deletion policy',
      paragraphs: [
        'You do not need to give a reason. Write to {email} from the address that your request is about. For candidate data, the employer who runs the hiring process decides, and we pass requests on. An emergency is a case where waiting could harm somebody.',
        `${longerRecords} As of November 23, 2026, California requires four years, and Colorado will require three from January 1, 2027. This is not legal advice.`,
      ],
      links: [{ label: 'Read about AI hiring laws', to: '/answers/ai-hiring-laws' }],
      table: {
        caption: 'When data is deleted',
        columns: ['Case', 'Time limit'],
        rows: [
          ['Automatic deletion, unless you ask us to retain the data', '24 months after creation'],
          ['Deletion request', 'Within 30 days'],
          ['Emergency deletion request', 'Within 72 hours'],
        ],
      },
    },
    {
      id: 'ai-and-decisions',
      heading: 'AI and human decisions',
      paragraphs: [
        `${whoScores} The score, its source and the rationale stay visible, so that a person can check and change each one. AI output can be wrong, and our terms forbid hiring decisions made by automated means alone.`,
      ],
      links: [{ label: 'Read the terms', to: '/terms' }],
    },
    {
      id: 'report-a-problem',
      heading: 'Report a security problem',
      paragraphs: [
        'If you have found a weakness, write to {email} with “Security” in the subject line, and describe the steps that show it. Please use test data of your own, and do not open or change other people’s data. Give us a fair chance to fix the problem before you publish it. We do not pay bounties.',
        'The same contact is listed in our security.txt file, where security tools look for it.',
      ],
      links: [
        { label: 'Contact us', to: '/contact' },
        { label: 'Open security.txt', to: '/.well-known/security.txt' },
      ],
    },
  ],
} satisfies PolicyDocumentData;

export const securityDocument = {
  ...withSiteValues(text),
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Security' }],
  words: documentWords,
} satisfies LegalDocumentProps;
