import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PolicyDocumentData } from '../sections/LegalDocument/types.ts';
import { criteria, type Criterion } from './conformance.ts';
import { areaRows } from './conformanceAreas.ts';
import { documentWords } from './documentWords.ts';
import { withSiteValues } from './textTokens.ts';

/** Levels of the report in words. */
const levels = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
} as const;

const isTested = ({ level }: Criterion): boolean => level.endsWith('supports');

/** By number and not by level, as people look them up: 1.4.4, then 1.4.10. */
const inOrder = criteria.toSorted((one, other) =>
  one.number.localeCompare(other.number, 'en-US', { numeric: true }),
);

/** What no test covers, by the reason for it. */
const untested = Map.groupBy(
  inOrder.filter((criterion) => !isTested(criterion)),
  ({ level, note }) => `${levels[level]}: ${note}`,
);

/** The text of /accessibility: what was tested and how, what fails, and how to complain. */
const text = {
  title: 'Accessibility',
  lead: 'How this site works with a keyboard, a screen reader, large text and other settings, how we test it, and what to do when something stops you.',
  summary: [
    'Our target is WCAG 2.2, levels A and AA, for this website.',
    'We test it ourselves. No outside auditor has checked it yet.',
    'Every page is read by automatic checks, and key journeys by a screen reader on Linux.',
    'Nobody has tested it with NVDA, JAWS, VoiceOver or TalkBack yet.',
    'Known problems are listed below, each with what it affects.',
    'If something stops you, write to {email} with “Accessibility” in the subject line.',
  ],
  sections: [
    {
      id: 'status',
      heading: 'Status',
      paragraphs: [
        'We believe that this website meets most of WCAG 2.2, levels A and AA. The table says what was tested; the report below adds what nobody has evaluated yet. It covers the website only. The product is not available yet, so this page says nothing about it.',
      ],
      table: {
        caption: 'What each part of the status rests on',
        columns: ['Area', 'Status', 'Tested by'],
        pathColumn: 2,
        rows: areaRows(inOrder),
      },
    },
    {
      id: 'known-problems',
      heading: 'Known problems',
      paragraphs: ['These are the problems we know of today:'],
      list: [
        'With text at twice its size on phones, long words break in the middle, without a hyphen (1.4.4). Below 320 pixels, short words break, too.',
        'After one mistake in a form, Orca says the message twice.',
        'The search field on the answers page is disabled: the search is not built yet.',
        'Articles link to outside sources that we do not control. Some of those pages and files are not accessible.',
      ],
    },
    {
      id: 'how-we-test',
      heading: 'How we test',
      paragraphs: [
        'Tests run on every change, in the version of Chromium that the project pins. They cover every page and every component.',
      ],
      list: [
        'axe-core on every component and page: rules for WCAG 2.2 A and AA, with no accepted exceptions.',
        'IBM Equal Access as a second opinion on each kind of page; two articles stand for the others.',
        'Tab stops on the same pages: a visible focus ring, in reading order, clear of the header.',
        'All text on all pages in windows from 320 to 1280 pixels wide, at normal and double size, and with wide spacing: none is cut off or overlaps other text.',
        'Journeys by keyboard alone: menu, questions, forms, tour and copy buttons.',
        'A record of every announcement and every move of focus during those journeys, compared with the expected list.',
        'Orca 43 with Chromium on Debian reads key journeys, and what it says is compared word for word, once a night.',
        'Pages in the dark theme, without scripts, at 320 pixels, with reduced motion, more contrast, forced colors, and in print.',
      ],
    },
    {
      id: 'browsers-and-readers',
      heading: 'Browsers and screen readers',
      paragraphs: [
        'The site uses plain HTML wherever it can, so other combinations are expected to work. This table says what was tried.',
      ],
      table: {
        caption: 'Combinations and whether they were tested',
        columns: ['Browser', 'Screen reader', 'Tested'],
        rows: [
          ['Chromium on Linux', 'Orca 43', 'Yes, by machine'],
          ['Chrome or Firefox on Windows', 'NVDA', 'Not yet'],
          ['Chrome on Windows', 'JAWS', 'Not yet'],
          ['Safari on macOS and iOS', 'VoiceOver', 'Not yet'],
          ['Chrome on Android', 'TalkBack', 'Not yet'],
        ],
      },
    },
    {
      id: 'conformance-report',
      heading: 'Conformance report',
      paragraphs: [
        'This is our report by criterion: WCAG 2.2, levels A and AA, and the parts of Section 508 that a website answers to. The table names the tests behind each criterion; the file below adds a fault that we planted and they found. The chapters on hardware and software do not apply. The rest, with the reason:',
      ],
      list: [...untested].map(
        ([reason, those]) =>
          `${reason} ${those.map(({ number, name }) => `${number} ${name}`).join('; ')}.`,
      ),
      table: {
        caption: 'Status of each criterion, and the tests it rests on',
        columns: ['Criterion', 'Status', 'Tests and notes'],
        pathColumn: 2,
        rows: inOrder
          .filter(isTested)
          .map(({ number, name, level, tests, note }) => [
            `${number} ${name}`,
            levels[level],
            [note, ...tests].filter(Boolean).join('\n') || 'None',
          ]),
      },
      isTableLong: true,
      links: [{ label: 'The report as a YAML file (OpenACR)', to: '/openacr.yaml' }],
    },
    {
      id: 'tell-us',
      heading: 'Tell us about a problem',
      paragraphs: [
        'Write to {email} or use the contact form. Say which page it was, what you tried to do, and which browser and assistive technology you use, if any. We aim to answer within five business days with what we will do and when. We will also give you the information on the page in another form if you ask.',
        'If you are not satisfied with our answer, reply and ask for the founder to look at it. In the United States you can also file a complaint under the Americans with Disabilities Act at ada.gov. This page is not legal advice.',
      ],
      links: [
        { label: 'Write about accessibility', to: '/contact?from=accessibility' },
        { label: 'Information for candidates', to: '/candidates' },
      ],
    },
  ],
} satisfies PolicyDocumentData;

export const accessibilityDocument = {
  ...withSiteValues(text),
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Accessibility' }],
  lastUpdated: '2026-11-25',
  words: documentWords,
} satisfies LegalDocumentProps;
