import { closingCall, closingForm } from '../content/emailForm.ts';
import { glossaryDocument } from '../content/glossary.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Glossary of sales hiring',
  description:
    'Terms of sales hiring in plain words, from anchor and competency to proof test, evidence pack, SJT, MEDDICC, KPI and adverse impact.',
  breadcrumb: glossaryDocument.breadcrumb,
} satisfies PageMeta;

export function Glossary() {
  return (
    <>
      <LegalDocument {...glossaryDocument} />
      <CallToAction {...closingCall} form={<WaitlistForm {...closingForm('glossary')} />} />
    </>
  );
}
