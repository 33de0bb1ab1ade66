import { candidatesDocument } from '../content/candidates.ts';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'For candidates',
  description:
    'What candidates are asked, how long it takes, what is kept, how to get an accommodation, and how to have data deleted.',
  breadcrumb: candidatesDocument.breadcrumb,
} satisfies PageMeta;

export function Candidates() {
  return <LegalDocument {...candidatesDocument} />;
}
