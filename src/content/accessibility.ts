import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PolicyDocumentData } from '../sections/LegalDocument/types.ts';
import { documentWords } from './documentWords.ts';
import { withSiteValues } from './textTokens.ts';

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
        rows: [
          ['Text alternatives (1.1)', 'Supports', 'Automatic checks, screen reader'],
          [
            'Time-based media (1.2)',
            'Not applicable: no audio, no video',
            'Browser tests: the silent tour is text on the page',
          ],
          [
            'Structure and order (1.3)',
            'Supports. Partially supports: 1.3.2',
            'Automatic checks, screen reader',
          ],
          [
            'Color, contrast, large text and spacing (1.4)',
            'Supports. Partially supports: 1.4.4',
            'Automatic checks, measured colors, browser tests',
          ],
          [
            'Keyboard (2.1)',
            'Supports. Partially supports: 2.1.1',
            'Browser tests without a mouse',
          ],
          ['Time limits and motion (2.2, 2.3)', 'Supports', 'Automatic checks, browser tests'],
          [
            'Navigation and focus (2.4)',
            'Supports. Partially supports: 2.4.6',
            'Browser tests without a mouse',
          ],
          ['Pointer and target size (2.5)', 'Supports', 'Automatic checks'],
          [
            'Language and predictability (3.1, 3.2)',
            'Supports. Partially supports: 3.2.4',
            'Automatic checks, browser tests',
          ],
          ['Forms and errors (3.3)', 'Supports', 'Browser tests, screen reader'],
          [
            'Names, roles and messages (4.1)',
            'Supports. Partially supports: 4.1.2',
            'Automatic checks, screen reader',
          ],
        ],
      },
    },
    {
      id: 'known-problems',
      heading: 'Known problems',
      paragraphs: ['These are the problems we know of today:'],
      list: [
        'On the job description page, some marks in the text open by a press and not by the keyboard (2.1.1), and marks are links that act as buttons (4.1.2).',
        'Read aloud from top to bottom, some words and numbers on the home page run together (1.3.2).',
        'On the home page, one heading promises results above targets that no customer has measured yet (2.4.6).',
        'Inside pages, some links to one place differ in name (3.2.4).',
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
        'Orca 43 with Chromium on Debian reads key journeys, and what it says is compared word for word, before each release.',
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
        'Our report goes through WCAG 2.2, levels A and AA, and the parts of Section 508 that a website answers to, one criterion at a time. Each “supports” names the tests that show it. The chapters on hardware and software do not apply.',
        'Nobody has evaluated these parts of Section 508 yet: 302.2 With Limited Vision, 302.3 Without Perception of Color, 302.7 With Limited Manipulation, 302.8 With Limited Reach and Strength, 302.9 With Limited Language, Cognitive, and Learning Abilities, 602.2 and 603.2 Accessibility and Compatibility Features, 603.3 Accommodation of Communication Needs. 302.1 Without Vision is partially supported: key journeys were heard with Orca alone.',
      ],
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
  lastUpdated: '2026-11-27',
  words: documentWords,
} satisfies LegalDocumentProps;
