import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';

/** Words around the text of every document page, such as terms, privacy policy and glossary. */
export const documentWords = {
  lastUpdated: 'Last updated',
  summary: 'In short',
  contents: 'Contents',
} satisfies LegalDocumentProps['words'];
