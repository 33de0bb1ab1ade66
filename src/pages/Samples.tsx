import { samplesDocument } from '../content/samples.ts';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Sample evidence pack, blueprint and rubric',
  description:
    'Open, print or download what the product writes, from one example: evidence pack, blueprint, scores, rubric and webhook payload.',
  breadcrumb: samplesDocument.breadcrumb,
} satisfies PageMeta;

export function Samples() {
  return <LegalDocument {...samplesDocument} />;
}
