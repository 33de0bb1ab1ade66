import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import { documentWords } from './documentWords.ts';

/** What changed in what the site claims, newest first. */
export const changelogDocument = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Changelog' }],
  title: 'Changelog of our claims',
  lead: 'When this site changes what it says about the product, the research or the law, the change is listed here with its date.',
  summary: [
    'Newest first.',
    'Spelling and layout are left out.',
    'Figures called targets stay targets until a customer has measured them.',
    'Each article shows the date of its last change.',
    'Found something wrong? Write to us, and the correction is listed here.',
  ],
  sections: [
    {
      id: '2026-11-22',
      heading: 'November 22, 2026',
      paragraphs: ['Corrections after an edit of the whole site, before its launch:'],
      list: [
        'Fewer live interviews: now counted for a search. With eight candidates and four interviews each, 32 become about 21, roughly a third fewer. The target is 30–40% fewer live interviews. It was stated for a single loop.',
        'Answer key: drafted by the product, edited and approved by the hiring team. A drawing had shown six experts.',
        'Who scores: the approved answer key in the test, the interviewer in a conversation. Some pages had said that AI suggests scores.',
        'Not settled, and now said so: what AI providers may do with the data, and what the trial is limited to.',
        'Scores: one scale from 1 to 4 on the whole site. Some drawings had used another one.',
        'Receipts: a chosen answer, or an interviewer’s note with its minute. The product makes no sound or video recordings.',
        'Tasks: the same for all candidates in a role, and a new set for the next search.',
        'AES-256: our standard for the product, not independently verified.',
        'Research: the figure for situational judgment tests (.26) is given, with group differences from the same work. Dissent is cited from two published replies.',
        'New: AI hiring laws, a page for candidates, a glossary, and samples to download.',
      ],
      links: [
        { label: 'Open the samples', to: '/samples' },
        { label: 'Read about AI hiring laws', to: '/answers/ai-hiring-laws' },
      ],
    },
    {
      id: '2026-11-21',
      heading: 'November 21, 2026',
      paragraphs: ['First version of the site, not yet public.'],
    },
  ],
  words: documentWords,
} satisfies LegalDocumentProps;
