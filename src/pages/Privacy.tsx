import { privacyDocument } from '../content/privacy.ts';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Privacy policy',
  description:
    'What personal data we store and why, in plain words: no cookies, no analytics, automatic deletion after 24 months and deletion requests within 30 days.',
  breadcrumb: privacyDocument.breadcrumb,
  lastModified: privacyDocument.lastUpdated,
} satisfies PageMeta;

export function Privacy() {
  return <LegalDocument {...privacyDocument} />;
}
