import { privacyDescription, privacyDocument } from '../content/privacy.ts';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Privacy policy',
  description: privacyDescription,
  breadcrumb: privacyDocument.breadcrumb,
  lastModified: privacyDocument.lastUpdated,
} satisfies PageMeta;

export function Privacy() {
  return <LegalDocument {...privacyDocument} />;
}
