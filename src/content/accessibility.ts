import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PolicyDocumentData } from '../sections/LegalDocument/types.ts';
import { documentWords } from './documentWords.ts';
import { withSiteValues } from './textTokens.ts';

/** The text of /accessibility: what was tested and how, what fails, and how to complain. */
const text = {
  title: 'Accessibility',
  lead: 'How this site works with a keyboard, a screen reader and large text, and what to do when something stops you.',
  summary: [
    'Our target is WCAG 2.2, levels A and AA, for this website.',
    'Automatic checks read every page, and we test key journeys with a Linux screen reader.',
    'If something stops you, write to {email} with “Accessibility” in the subject line.',
  ],
  sections: [
    {
      id: 'status',
      heading: 'The site meets most of WCAG 2.2',
      paragraphs: [
        'By our own tests, this website meets most of WCAG 2.2, levels A and AA. The report names each criterion with the tests behind it.',
      ],
      links: [{ label: 'The report as a YAML file (OpenACR)', to: '/openacr.yaml' }],
    },
    {
      id: 'known-problems',
      heading: 'Known problems',
      paragraphs: ['What we know of today:'],
      list: [
        'On the home page, one heading speaks of results where the figures are our targets (2.4.6).',
        'On some pages, a few actions have two names, such as “Join waitlist” and “Join the waitlist” (3.2.4).',
        'No person with a disability has tried the site. Section 508 criteria not evaluated: 302.1, 302.2, 302.3, 302.7, 302.8, 302.9, 602.2, 603.2 and 603.3.',
        'With text at twice its size on phones, long words break in the middle, without a hyphen (1.4.4). Below 320 pixels, short words break, too.',
        'After one mistake in a form, Orca says the message twice.',
        'The search field on the answers page is disabled: the search is not built yet.',
        'Articles link to sources that we do not control. Some of those are not accessible.',
      ],
    },
    {
      id: 'how-we-test',
      heading: 'How we test',
      paragraphs: [
        'Before each release, Orca 43 on Debian reads key journeys, and a person judges what has changed. Tests run on every change, in Chromium:',
      ],
      list: [
        'axe-core on every component and page, with no accepted exceptions, and IBM Equal Access on each kind of page.',
        'Visible focus in reading order, and journeys by keyboard alone: menu, questions, forms, tour and copy buttons.',
        'Text at normal and double size and with wide spacing, from 320 to 1280 pixels: none is cut off or overlaps.',
        'Dark theme, no scripts, reduced motion, more contrast, forced colors, and print.',
      ],
    },
    {
      id: 'browsers-and-readers',
      heading: 'Browsers and screen readers we tried',
      paragraphs: ['Others should work: the site is mostly plain HTML.'],
      table: {
        caption: 'Combinations, and whether tested',
        columns: ['Browser', 'Screen reader', 'Tested'],
        rows: [
          ['Chromium on Linux', 'Orca 43', 'By machine'],
          ['Firefox 153, WebKitGTK 2.50', 'None', 'By machine'],
          ['Chrome or Firefox on Windows', 'NVDA or JAWS', 'Not yet'],
          ['Safari on macOS and iOS', 'VoiceOver', 'Not yet'],
          ['Chrome on Android', 'TalkBack', 'Not yet'],
        ],
      },
    },
    {
      id: 'tell-us',
      heading: 'Tell us about a problem',
      paragraphs: [
        'Say which page it was, what you tried to do, and which browser and assistive technology you use. A person will reply with what we will do and by when. Ask, and we will send any page in another format.',
        'If you are not satisfied, reply and ask for the founder. In the United States you can also file a complaint under the Americans with Disabilities Act at ada.gov.',
      ],
      links: [{ label: 'Contact us', to: '/contact?from=accessibility' }],
    },
  ],
} satisfies PolicyDocumentData;

export const accessibilityDocument = {
  ...withSiteValues(text),
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Accessibility' }],
  lastUpdated: '2026-11-27',
  words: documentWords,
} satisfies LegalDocumentProps;
