import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import { documentWords } from './documentWords.ts';

/** What changed in what the site claims, newest first. */
export const changelogDocument = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Changelog' }],
  title: 'Changelog of our claims',
  lead: 'Once this site is live, each change to what it says about the product, the research or the law is listed here with its date.',
  summary: [
    'Newest first.',
    'Spelling and layout are left out.',
    'Figures called targets stay targets until a customer has measured them.',
    'Found something wrong? Write to us, and the correction is listed here.',
  ],
  sections: [
    {
      id: 'first-version',
      heading: 'First version',
      paragraphs: [
        'Changes made after launch are listed here. Each article carries the date of its own last change.',
      ],
      links: [
        { label: 'Open the samples', to: '/samples' },
        { label: 'Read about AI hiring laws', to: '/answers/ai-hiring-laws' },
      ],
    },
  ],
  words: documentWords,
} satisfies LegalDocumentProps;
