import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { LegalDocumentData } from '../sections/LegalDocument/types.ts';
import { contact } from '../api/forms/contact.ts';
import { type FieldName, type Form, fieldNames } from '../api/forms/form.ts';
import { waitlist } from '../api/forms/waitlist.ts';
import { analyticsWords } from './analytics.ts';
import { documentWords } from './documentWords.ts';
import { isConfirmationOn } from './isConfirmationOn.ts';
import { isSendOnOn } from './isSendOnOn.ts';
import { longerRecords, providerTraining, whoScores } from './scoringWords.ts';
import { withSiteValues } from './textTokens.ts';

/** What the policy calls the fields; the compiler names one that it does not tell of. */
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

/** Which fields of a form must be filled in, and which need not be. */
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
 * logged or sent belongs here too. Any material edit changes `lastUpdated`.
 */
const text = {
  title: 'Privacy policy',
  lastUpdated: '2025-09-19',
  lead: 'This policy says what personal data {product} collects, why, how long we keep it and how you can have it deleted.',
  summary: [
    'We store what you type into the waitlist and contact forms, and the campaign tags of the link that led you here.',
    `The site sets no cookies, ${analyticsWords.summary} and keeps no record of you in your browser, only the light or dark theme if you choose one.`,
    'Our server logs hold no email addresses and no IP addresses.',
    'We do not sell personal data and do not use it for advertising on other sites.',
    'Data is deleted automatically 24 months after creation unless you ask us to retain it.',
    'We handle deletion requests within 30 days, and emergency requests within 72 hours.',
    'Candidates: the employer decides how your data is used, and we process it on the employer’s behalf.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        '{product} is operated from {place}. “We”, “us” and “our” mean {operator}. You can reach us about anything in this policy at {email}.',
        'We are the controller of the data that this website collects. That means we decide why and how it is used. For candidate data in the product, the customer who is hiring is the controller and we are the processor.',
      ],
    },
    {
      id: 'scope',
      heading: 'Who this policy covers',
      paragraphs: ['This policy covers four groups of people:'],
      list: [
        'visitors to {domain};',
        'people who join the waitlist or send us a message;',
        'customers and trial users of the product, once it is open to them;',
        'candidates whom a customer evaluates with the product.',
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect on this website',
      paragraphs: [
        'You can read every page without telling us who you are. We collect personal data only when you send a form. If you join the waitlist again with the same email, we keep a single entry and note when and how often the form was sent.',
        'A signup or contact message may also be sent to our mailbox, which our email provider runs, or to a support tool if we use one. We may count signups by day and campaign.',
        'When the trial opens for you, we send you one invitation by email, with a link to leave the list, and note when. If mail to your address bounces permanently, we note that and send no more.',
        ...(isConfirmationOn
          ? [
              'We ask you to confirm your email. You get at most three such emails a day, with a link to confirm and a link to leave. When you confirm, we note the time as proof of your consent. An address that nobody confirms is deleted 30 days after the last such email was sent.',
            ]
          : []),
        'If you leave by such a link, we keep your address and a note that you left. That way, nobody else who types it can put you back on the list. Both are deleted with the entry: after 24 months, or when you ask.',
        'The page that reads a job description does so in your own browser. The text and your answers are not sent to us; a reload removes them. A form on that page sends its own fields and nothing else.',
        ...(isSendOnOn
          ? [
              'When you join, your browser makes up a random code for a link that you may send to a colleague. We store it with your entry. If somebody joins by such a link, we store its code with theirs, so that we can see who sent whom. The code holds nothing about you, and we write to nobody because of it.',
            ]
          : []),
        'Campaign tags are the values named utm_source, utm_campaign and utm_medium in the address of the page. They name the page, post or newsletter that led you to the form. If the address holds no tags, nothing is stored for them.',
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
            'When you first joined, when you last sent the form, how many times you sent it, when we invited you, and the status of your entry',
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
            'The topic of the message, for example a question about the FAQ',
            'No, empty if absent',
          ],
          [
            'Contact form, added by our server',
            'When the message arrived, and its status',
            'Added automatically',
          ],
        ],
      },
    },
    {
      id: 'server-logs',
      heading: 'Server logs and network addresses',
      paragraphs: [
        'Our server writes a short log line for each request: the time, the kind of request, the result and how long it took. The log holds no email addresses, no names, no message text and no IP addresses.',
        'Your IP address reaches our server and our hosting provider, because no page can be delivered without it. To slow down abuse, the server counts recent form submissions for each network address over a short time. We do not store the address with your submission and do not use it to recognize you later.',
      ],
    },
    {
      id: 'cookies-and-analytics',
      heading: 'Cookies, analytics and video',
      paragraphs: [
        `The site sets no cookies. It ${analyticsWords.runs}, and it does not use browser storage to remember you. If you choose a light or dark theme in the footer, your browser keeps that one word until you choose System or clear it; it is not sent to us. Your browser may keep copies of our pages and fonts in its ordinary cache, as it does for any site. The speed figures on our performance page are measured and shown in your own browser.`,
        `The product demo is our own and loads from our own site. If we replace it with a video hosted by another company, the video loads only after you click it. From that click on, the video host can see your IP address and may set cookies under its own policy. Until you click, it learns nothing about your visit. ${analyticsWords.details}`,
      ],
    },
    {
      id: 'abuse-check',
      heading: 'The automated abuse check',
      paragraphs: [
        'Forms on the open internet attract automated spam. Our server looks for two signs of it: a field that people cannot see has been filled in, or the form was sent within seconds of opening. A submission with such a sign is still stored, but is set apart. This is called quarantine.',
        'The check does not judge who you are and has no legal or similar effect on you. A person can look at the entry and release it. If you joined or wrote to us and think that your submission was set apart by mistake, write to {email}.',
      ],
    },
    {
      id: 'purposes',
      heading: 'Why we use data, and on what legal basis',
      paragraphs: [
        'We use personal data for the purposes in this table and for nothing else. The legal bases are those of EU and UK data protection law, where it applies. You can withdraw consent at any time by writing to {email}.',
      ],
      table: {
        caption: 'Purposes and legal bases',
        columns: ['Purpose', 'Data', 'Legal basis'],
        rows: [
          [
            'Run the waitlist and tell you when the trial is available',
            'Waitlist data',
            'Your consent, and steps you ask for before a contract',
          ],
          [
            'Answer your message',
            'Contact data',
            'Our legitimate interest in replying, or steps you ask for before a contract',
          ],
          [
            'Count which pages and campaigns lead to signups',
            'Campaign tags',
            'Our legitimate interest in knowing what works, without tracking people',
          ],
          [
            'Keep the site available and limit abuse',
            'Request counts, abuse check, logs without addresses',
            'Our legitimate interest in security',
          ],
          [
            'Provide the product to customers',
            'Account data, and candidate data on the customer’s behalf',
            'Our contract with the customer, and the customer’s own legal basis for candidates',
          ],
          ['Meet legal duties', 'Only what the duty calls for', 'Legal obligation'],
        ],
      },
    },
    {
      id: 'ai-processing',
      heading: 'AI processing and human review',
      paragraphs: [
        'This website does not send waitlist or contact data to an AI provider. In the product, AI helps to draft competencies, tests and interview guides, and to write recommendations. We do not use customer or candidate data to train AI models. ' +
          providerTraining,
        `${whoScores} Our terms require a person to review the evidence, and forbid hiring decisions made by automated means alone.`,
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else handles data',
      paragraphs: [
        'We do not sell personal data, and we do not share it for advertising. The companies that host this site and deliver our email, and a support tool if we use one, may handle waitlist and contact data for us. They may use it only to provide that service.',
        'The product relies on providers in three categories: an AI language provider, a PDF renderer and a conversational AI provider. The security page says what each one does. We give names on request. We may also disclose data if a law or a court requires it, or hand it over with the business if the business is sold. In that case this policy continues to protect it.',
      ],
      links: [{ label: 'Read about security and providers', to: '/security' }],
    },
    {
      id: 'transfers',
      heading: 'International transfers',
      paragraphs: [
        'We are based in the United States. If you write to us from another country, we will read and handle your data in the United States, where the law may protect it differently. Where EU or UK law requires a safeguard for a transfer to one of our providers, we rely on one that the law accepts, such as standard contractual clauses.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep data',
      paragraphs: [
        'The same periods apply to waitlist entries, to contact messages and to candidate data in the product. Automatic deletion covers our database. A signup or contact message sent to our mailbox is a copy. We delete it by hand, when you ask or when we clear the mailbox. An emergency is a case where waiting could harm somebody, for example when data puts a person at risk. Please say so in the subject line.',
        longerRecords,
        'Backup copies made before a deletion can hold the data until those copies are replaced. We use backups only to recover from a failure.',
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
          ['You make an emergency request', 'The request is handled first', 'Within 72 hours'],
        ],
      },
    },
    {
      id: 'your-rights',
      heading: 'Your rights and choices',
      paragraphs: [
        'Wherever you live, you can write to {email} and ask us to delete your data, to send you a copy or to correct it. To protect you, we may ask for a reply from the address that we hold. We do not charge for this or treat you differently because of it.',
        'If you are in the European Union or the United Kingdom, you can also restrict or object to processing and withdraw consent. You can receive your data in a portable form, and complain to your data protection authority. If you live in a US state with a privacy law, you may have the right to know, correct, delete and receive your data. You may also use an agent, and appeal if we refuse. There is no sale of data or targeted advertising to opt out of.',
      ],
    },
    {
      id: 'candidates',
      heading: 'If you are a candidate',
      paragraphs: [
        'An employer may ask you to take a test or an interview with the product. The employer is the controller and tells you what is evaluated and why. We process your answers, any written role-play, the interviewers’ typed notes with their minutes, the scores and the recommendation on the employer’s behalf. The product makes no sound or video recordings. It does not ask you about protected traits, such as race or religion, and has no field for them.',
        'Please send requests to the employer first, because the employer decides. If you write to us instead, we will pass your request on and help the employer answer it within 30 days. If you need an accommodation, tell the employer before you start, or write to {email} and we will help you reach the right person. Our terms require a person to make each hiring decision.',
      ],
      links: [{ label: 'Read the page for candidates', to: '/candidates' }],
    },
    {
      id: 'security',
      heading: 'How we protect data',
      paragraphs: [
        'AES-256 is our standard for encrypting stored data in the product; it is not independently verified. We limit who can reach data and collect only what a purpose needs. There has been no independent audit, and no system is perfectly secure. If a breach affects your data, we will tell you and the authorities as the law requires.',
      ],
    },
    {
      id: 'children',
      heading: 'Children and age',
      paragraphs: [
        'The service is not meant for children. Children under 16 are not knowingly served, and we do not knowingly collect their data. If you believe that a child under 16 has sent us data, write to {email} and we will delete it.',
        'Our terms set a second age: users must be 18 or older. The two ages answer two questions. Eighteen is about who can accept a contract with us. Sixteen is about whose data we delete as soon as we learn that we hold it, whatever the contract says.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'We will change this policy when what we do changes. The date at the top is that of the last full version; what came later is listed here. Added on November 23, 2026: the invitation and how you leave the list, and the theme that your browser keeps. Added on November 24, 2026: the page that reads a job description. Added on November 25, 2026: written role-plays and the recommendation, in the data about candidates. If a change is material, we will say so on this page, and tell people on the waitlist by email if it affects data we already hold about them.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Write to {email} or use the contact form. Please tell us which email address your request is about. We are based in {place}.{postal}',
      ],
      links: [{ label: 'Contact us', to: '/contact' }],
    },
  ],
} satisfies LegalDocumentData;

/** What search results say of the page. */
export const privacyDescription =
  'What personal data we store and why, in plain words: no cookies, no analytics, automatic deletion after 24 months and deletion requests within 30 days.';

export const privacyDocument = {
  ...withSiteValues(text),
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Privacy' }],
  words: documentWords,
} satisfies LegalDocumentProps;
