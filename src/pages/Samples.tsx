import { samplesDocument } from '../content/samples.ts';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Samples of a sales hiring flow',
  description:
    'Download samples made from one illustrative hiring file: evidence pack, blueprint, scores, rubric and webhook payload.',
  breadcrumb: samplesDocument.breadcrumb,
} satisfies PageMeta;

export function Samples() {
  return <LegalDocument {...samplesDocument} />;
}
