import { blueprintDocument } from '../content/samples.ts';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Sample sales hiring blueprint',
  description:
    'A printable sample blueprint for a mid-market AE: context, competencies with anchors, stages, answer key and decision rule.',
  breadcrumb: blueprintDocument.breadcrumb,
} satisfies PageMeta;

export function BlueprintSample() {
  return <LegalDocument {...blueprintDocument} />;
}
