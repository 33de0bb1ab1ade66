import { glossaryDocument } from '../content/glossary.ts';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  path: '/glossary',
  title: 'Glossary of sales hiring',
  description:
    'Terms of sales hiring in plain words: anchor, competency, proof test, evidence pack, SJT, KPI and more.',
  breadcrumb: [{ name: 'Glossary', path: '/glossary' }],
} satisfies PageMeta;

export function Glossary() {
  return <LegalDocument {...glossaryDocument} />;
}
