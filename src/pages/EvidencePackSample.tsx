import { evidencePackDocument } from '../content/samples.ts';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Sample evidence pack',
  description:
    'A printable sample evidence pack: five scores with their sources, a recommendation with reasons, and checks at 30, 60 and 90 days.',
  breadcrumb: evidencePackDocument.breadcrumb,
} satisfies PageMeta;

export function EvidencePackSample() {
  return <LegalDocument {...evidencePackDocument} />;
}
