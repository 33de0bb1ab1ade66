import { closingCall, closingForm } from '../content/emailForm.ts';
import { termsDocument } from '../content/terms.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Terms of service',
  description:
    'The terms for the website, the waitlist and the 7-day free trial, with a plain summary on top: human decisions, employer duties and limits of liability.',
  breadcrumb: termsDocument.breadcrumb,
  lastModified: termsDocument.lastUpdated,
} satisfies PageMeta;

export function Terms() {
  return (
    <>
      <LegalDocument {...termsDocument} />
      <CallToAction {...closingCall} form={<WaitlistForm {...closingForm('terms')} />} />
    </>
  );
}
