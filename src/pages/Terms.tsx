import { termsDocument } from '../content/terms.ts';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  path: '/terms',
  title: 'Terms of service',
  description:
    'The terms for the website, the waitlist and the 7-day free trial, with a plain summary on top: human decisions, employer duties and limits of liability.',
  breadcrumb: [{ name: 'Terms', path: '/terms' }],
  lastModified: termsDocument.lastUpdated,
} satisfies PageMeta;

export function Terms() {
  return <LegalDocument {...termsDocument} />;
}
