import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PolicyDocumentData } from '../sections/LegalDocument/types.ts';
import { analyticsWords } from './analytics.ts';
import { documentWords } from './documentWords.ts';
import { longerRecords, whoScores } from './scoringWords.ts';
import { site } from './site.ts';
import { ways } from './ways.ts';
import { withSiteValues } from './textTokens.ts';

/** AI providers and storage region, as far as site.json names them; otherwise empty. */
const providers = [
  site.aiProviders,
  site.storageRegion === '' ? '' : `The product stores data in ${site.storageRegion}.`,
]
  .join(' ')
  .trim();

/** The text of /security. Every measure says whether it works today, is only stated, or is planned. */
const text = {
  title: 'Security and data handling',
  lead: 'What we store, who else handles it, when it is deleted, and what works today.',
  summary: [
    `We store what you send in a form and the campaign tags of the link that led you here: no cookies, ${analyticsWords.short}.`,
    'The product stores typed text, and makes no sound or video recordings.',
    'We do not use customer or candidate data to train AI models.',
    'Data is deleted automatically 24 months after creation unless you ask us to retain it.',
    'Deletion requests are handled within 30 days, and emergency requests within 72 hours.',
    'To report a security problem, write to {email}.',
  ],
  sections: [
    {
      id: 'status',
      heading: 'Where we stand today',
      paragraphs: ['What already works on this website, and what is designed into the product.'],
      table: {
        caption: 'Status of each security measure',
        columns: ['Measure', 'Status', 'Applies to'],
        marks: {
          'In place': 'done',
          'Built into the site': 'done',
          'Our standard, not independently verified': 'open',
          'Product design': 'open',
          'Not yet': 'open',
        },
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
        'AES-256 is our standard for encrypting stored data in the product. This website keeps waitlist and contact data in one database, which relies on the disk encryption of the company that hosts it.',
        'In transit, the live site is HTTPS only, and tells browsers to refuse anything else.',
      ],
    },
    {
      id: 'access-controls',
      heading: 'Access controls',
      paragraphs: [
        'Waitlist entries and messages are read by the people who answer them. The form gives the same answer for a new email as for one already on the list, so it does not reveal who has joined.',
        'The product is designed with role-based access, so people see only the candidates they work on, and multi-factor authentication. By design, admins can export or delete candidate data.',
      ],
    },
    {
      id: 'data-minimization',
      heading: 'Data minimization',
      paragraphs: ['We collect only what a purpose needs:'],
      list: [
        'The waitlist needs one field, your work email. Name and company are optional.',
        'Server logs hold no names, no email addresses, no message text and no IP addresses.',
        'The demo loads from our own site.',
        'The product has no field for protected traits and does not ask about them.',
      ],
      links: [ways.privacy],
    },
    {
      id: 'what-is-captured',
      heading: 'What the product captures',
      paragraphs: [
        'The product stores typed text. It makes no sound or video recordings. Our terms require employers to give candidates the notices, and obtain the consents, that the law asks for.',
        `We do not use customer or candidate data to train AI models. ${providers}`.trim(),
        'We sign a data processing agreement before you enter candidate data.',
      ],
      table: {
        caption: 'What each part of the process captures',
        columns: ['Part', 'Captured', 'Not captured'],
        rows: [
          ['Proof test', 'The answer chosen, and when', 'Camera, microphone, screen'],
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
      links: [ways.candidates],
    },
    {
      id: 'subprocessors',
      heading: 'Subprocessors',
      paragraphs: [
        'The product relies on companies in three categories. This website sends waitlist and contact data to none of them; other companies host the site and its database, deliver our email and run any support tool.',
      ],
      table: {
        caption: 'Categories of subprocessors for the product',
        columns: ['Category', 'What it does', 'What it can receive'],
        rows: [
          [
            'AI language provider',
            'Drafts competencies, tests and interview guides, and writes recommendations',
            'Job description, selling context, candidates’ answers, interviewers’ notes, scores',
          ],
          [
            'PDF renderer',
            'Turns hiring plans and candidates’ scored evidence into PDF files',
            'The content of the document',
          ],
          [
            'Conversational AI provider',
            'Plays the buyer in a role-play, if you use an AI buyer',
            'The written exchange',
          ],
        ],
      },
    },
    {
      id: 'deletion',
      heading: 'Deletion policy',
      paragraphs: [
        'Write to {email} from the address concerned; you need not give a reason. For candidate data, the employer who runs the hiring process decides, and we pass requests on. An emergency is a case where waiting could harm somebody.',
        `${longerRecords} As of November 23, 2026, California requires four years, and Colorado will require three from January 1, 2027. This is not legal advice.`,
      ],
      links: [ways.laws],
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
        `${whoScores} A person can check and change each score. AI output can be wrong, and our terms forbid hiring decisions made by automated means alone.`,
      ],
      links: [{ label: 'Terms', to: '/terms' }],
    },
    {
      id: 'report-a-problem',
      heading: 'Report a security problem',
      paragraphs: [
        'Write to {email} with “Security” in the subject line, and describe the steps that show the weakness. Use test data of your own, leave other people’s data alone, and give us a fair chance to fix it before you publish. We do not pay bounties.',
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
