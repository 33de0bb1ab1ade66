import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';

/** Words around the text of terms, privacy policy and security page. */
export const documentWords = {
  lastUpdated: 'Last updated',
  summary: 'In short',
  contents: 'Contents',
} satisfies LegalDocumentProps['words'];
