import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { LegalDocumentData } from '../sections/LegalDocument/types.ts';
import { contact } from '../api/forms/contact.ts';
import { type FieldName, type Form, fieldNames } from '../api/forms/form.ts';
import { waitlist } from '../api/forms/waitlist.ts';
import { analyticsWords } from './analytics.ts';
import { documentWords } from './documentWords.ts';
import { isConfirmationOn } from './isConfirmationOn.ts';
import { isSendOnOn } from './isSendOnOn.ts';
import { whoScores } from './scoringWords.ts';
import { withSiteValues } from './textTokens.ts';
import { ways } from './ways.ts';

/** What the policy calls each field. A field of the form that is missing here fails to compile. */
const waitlistFields: Readonly<Record<FieldName<typeof waitlist>, string>> = {
  email: 'work email',
  name: 'full name',
  company: 'company',
};
const contactFields: Readonly<Record<FieldName<typeof contact>, string>> = {
  name: 'name',
  email: 'email',
  company: 'company',
  message: 'message',
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `name, email and message` */
const listOf = (names: readonly string[]): string =>
  names.join(', ').replace(/, (?=[^,]*$)/, ' and ');

/** States which fields of a form are required and which are optional. */
function duty({ fields }: Form, words: Readonly<Record<string, string>>): string {
  const wordsOf = (isRequired: boolean): string[] =>
    Object.entries(words).flatMap(([name, word]) =>
      (fields[name]?.required === true) === isRequired ? [word] : [],
    );
  const [required, optional] = [wordsOf(true), wordsOf(false)];
  const must = sentence(listOf(required)) + (required.length === 1 ? ' only' : '');
  if (optional.length === 0) return must;
  return `${must}. ${sentence(listOf(optional))} ${optional.length === 1 ? 'is' : 'are'} optional`;
}

/**
 * The text of /privacy. It describes what the site really does, so a change of what is stored,
 * logged or sent belongs here too. A material edit changes `lastUpdated`, and the date in `tests/build/specification.test.ts`.
 */
const text = {
  title: 'Privacy policy',
  lastUpdated: '2025-09-19',
  lead: 'What personal data {product} collects, why, for how long, and how to have it deleted.',
  summary: [
    'We store what you type into the waitlist and contact forms, and the campaign tags of the link that led you here.',
    `The site sets no cookies and ${analyticsWords.summary}.`,
    'Our server logs hold no email or IP addresses.',
    'Data is deleted automatically 24 months after creation unless you ask us to retain it.',
    'We handle deletion requests within 30 days, and emergency requests within 72 hours.',
    'Candidates: the employer decides how your data is used.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        '{product} is operated from {place}. “We”, “us” and “our” mean {operator}. Write to us about this policy at {email}.',
        'We are the controller of the data that this website collects: we decide why and how it is used. For candidate data in the product, the customer who is hiring is the controller and we are the processor.',
      ],
    },
    {
      id: 'scope',
      heading: 'Who this policy covers',
      paragraphs: ['It covers:'],
      list: [
        'visitors to {domain};',
        'people who join the waitlist or write to us;',
        'customers and trial users of the product;',
        'candidates whom a customer evaluates with the product.',
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect on this website',
      paragraphs: [
        'We collect personal data only when you send a form or write to us.',
        'A signup or message may also reach our mailbox, which our email provider runs, or a support tool.',
        'When the trial opens for you, we send one invitation by email, with a link to leave the list, and note when. If your address bounces for good, we note that and send no more.',
        ...(isConfirmationOn
          ? [
              'We ask you to confirm your email. You get at most three such emails a day, with a link to confirm and a link to leave. When you confirm, we note the time as proof of your consent. An address that nobody confirms is deleted 30 days after the last such email was sent.',
            ]
          : []),
        'If you leave by that link, we keep your address, marked as left, until your entry is deleted, so nobody can re-add you.',
        'The page that reads a job posting does so in your browser. Nothing is sent to us; a reload removes it.',
        ...(isSendOnOn
          ? [
              'When you join, your browser generates a random referral code. We store it with your entry and with the entry of anyone who joins through your link, so we know who invited whom.',
            ]
          : []),
        'Campaign tags (utm_source, utm_campaign, utm_medium) name the post or newsletter that led you here. A form sends those of its page and of your first page, which your browser holds in memory.',
      ],
      table: {
        caption: 'Personal data that the website stores',
        columns: ['Where', 'What we store', 'Required'],
        rows: [
          [
            'Waitlist, typed by you',
            sentence(
              fieldNames(waitlist)
                .map((name) => waitlistFields[name])
                .join(', '),
            ),
            duty(waitlist, waitlistFields),
          ],
          [
            'Waitlist, from the page address',
            Object.keys(waitlist.hidden).join(', '),
            'No, empty if absent',
          ],
          [
            'Waitlist, added by our server',
            `${isSendOnOn ? 'Referral codes, when' : 'When'} you joined and last sent the form, how often, when we invited you, status`,
            'Added automatically',
          ],
          [
            'Contact form, typed by you',
            sentence(
              fieldNames(contact)
                .map((name) => contactFields[name])
                .join(', '),
            ),
            duty(contact, contactFields),
          ],
          [
            'Contact form, from the link you followed',
            'The topic of the message',
            'No, empty if absent',
          ],
          [
            'Contact form, added by our server',
            'When it arrived, and its status',
            'Added automatically',
          ],
        ],
      },
    },
    {
      id: 'server-logs',
      heading: 'Server logs and network addresses',
      paragraphs: [
        'Our server logs the time, kind, result and duration of each request, and no email addresses, names, message text or IP addresses.',
        'Your IP address reaches our server and our hosting provider, because no page can be delivered without it. To slow down abuse, the server counts recent submissions by address for a short time and stores none.',
      ],
    },
    {
      id: 'cookies-and-analytics',
      heading: 'Cookies, analytics and video',
      paragraphs: [
        `The site sets no cookies. It ${analyticsWords.runs}, and it does not use browser storage to remember you. If you choose a light or dark theme, your browser keeps that one word; it is not sent to us.`,
        `The demo loads from our own site. A video hosted elsewhere would load only after you click it; from then on its host sees your IP address and may set cookies. ${analyticsWords.details}`,
      ],
    },
    {
      id: 'abuse-check',
      heading: 'The automated abuse check',
      paragraphs: [
        'Our server looks for two signs of spam: a hidden field was filled in, or the form was sent within seconds of opening. Such a submission is stored but set apart, and a person can release it.',
      ],
    },
    {
      id: 'purposes',
      heading: 'Why we use data, and on what legal basis',
      paragraphs: [
        'For these purposes and nothing else; the bases are those of EU and UK law. Withdraw consent by writing to {email}.',
      ],
      table: {
        caption: 'Purposes and legal bases',
        columns: ['Purpose', 'Data', 'Legal basis'],
        rows: [
          ['Run the waitlist', 'Waitlist data', 'Consent, and steps you ask for before a contract'],
          [
            'Answer your message',
            'Contact data',
            'Legitimate interest in replying, or steps you ask for before a contract',
          ],
          [
            'Count which pages and campaigns lead to signups',
            'Campaign tags',
            'Legitimate interest in knowing what works',
          ],
          [
            'Keep the site available and limit abuse',
            'Request counts, abuse check, logs without addresses',
            'Legitimate interest in security',
          ],
          [
            'Provide the product to customers',
            'Account data; candidate data on the customer’s behalf',
            'Our contract, and the customer’s own basis for candidates',
          ],
          ['Meet legal duties', 'Only what the duty calls for', 'Legal obligation'],
        ],
      },
    },
    {
      id: 'ai-processing',
      heading: 'AI processing and human review',
      paragraphs: [
        'This website sends no waitlist or contact data to an AI provider. We do not use customer or candidate data to train AI models.',
        `${whoScores} Our terms forbid hiring decisions made by automated means alone.`,
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else handles data',
      paragraphs: [
        'We do not sell personal data or share it for advertising. The companies that host this site, deliver our email and run a support tool may handle waitlist and contact data for us alone.',
        'The product relies on an AI language provider, a PDF renderer and a conversational AI provider; the security page says what each does. We may disclose data if a law or a court requires it, or hand it over with the business under this policy.',
      ],
      links: [{ label: 'Security', to: '/security' }],
    },
    {
      id: 'transfers',
      heading: 'International transfers',
      paragraphs: [
        'We are based in the United States and handle your data there, where the law may protect it differently. For transfers from the EU or UK, we rely on a safeguard that the law accepts, such as standard contractual clauses.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep data',
      paragraphs: [
        'The same periods apply to waitlist entries, contact messages and candidate data in the product. Automatic deletion covers our database; a copy in our mailbox is deleted by hand, when you ask or when we clear it. In an emergency, where waiting could harm somebody, say so in the subject.',
        'Backups can hold deleted data until they are replaced; we use them only to recover from a failure.',
      ],
      table: {
        caption: 'Retention and deletion',
        columns: ['Case', 'What happens', 'When'],
        rows: [
          ['Nobody asks for anything', 'Data is deleted automatically', '24 months after creation'],
          ...(isConfirmationOn
            ? [
                [
                  'You do not confirm your email',
                  'The entry is deleted',
                  '30 days after our last email about it',
                ],
              ]
            : []),
          ['You ask us to retain your data', 'It is kept until you ask otherwise', 'As you ask'],
          ['You ask us to delete your data', 'The request is handled', 'Within 30 days'],
          ['You make an emergency request', 'It is handled first', 'Within 72 hours'],
        ],
      },
    },
    {
      id: 'your-rights',
      heading: 'Your rights and choices',
      paragraphs: [
        'Wherever you live, write to {email} to have your data deleted, copied or corrected. We may ask for a reply from the address that we hold.',
        'In the EU and the UK, you can also restrict or object to processing, withdraw consent, receive your data in a portable form, and complain to your authority. In a US state with a privacy law, you may have the right to know, correct, delete and receive your data, use an agent, and appeal.',
      ],
    },
    {
      id: 'candidates',
      heading: 'If you are a candidate',
      paragraphs: [
        'The employer is the controller and tells you what is evaluated and why. On its behalf, we process your answers, any written role-play, the interviewers’ typed notes with their minutes, the scores and the recommendation. The product makes no sound or video recordings, and has no field for protected traits such as race or religion.',
        'Send requests to the employer first; if you write to us, we pass them on and help answer within 30 days.',
      ],
      links: [ways.candidates],
    },
    {
      id: 'security',
      heading: 'How we protect data',
      paragraphs: [
        'AES-256 is our standard for encrypting stored data in the product. If a breach affects your data, we tell you and the authorities as the law requires.',
      ],
    },
    {
      id: 'children',
      heading: 'Children and age',
      paragraphs: [
        'Children under 16 are not knowingly served. If you believe that one has sent us data, write to {email} and we delete it.',
        'Users must be 18 or older to accept our terms.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'This policy changes when what we do changes. If a change is material, we say so here, and email people on the waitlist if it affects data we already hold.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Write to {email} or use the contact form, and say which email address your request is about. We are based in {place}.{postal}',
      ],
      links: [{ label: 'Contact us', to: '/contact' }],
    },
  ],
} satisfies LegalDocumentData;

/** Description of the page in search results. */
export const privacyDescription = `What personal data we store and why, in plain words: no cookies, ${analyticsWords.short}, automatic deletion after 24 months and deletion requests within 30 days.`;

export const privacyDocument = {
  ...withSiteValues(text),
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Privacy' }],
  words: documentWords,
} satisfies LegalDocumentProps;
