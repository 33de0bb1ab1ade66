import { closingCall, closingForm } from '../content/emailForm.ts';
import { privacyDescription, privacyDocument } from '../content/privacy.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Privacy policy',
  description: privacyDescription,
  breadcrumb: privacyDocument.breadcrumb,
  lastModified: privacyDocument.lastUpdated,
} satisfies PageMeta;

export function Privacy() {
  return (
    <>
      <LegalDocument {...privacyDocument} />
      <CallToAction {...closingCall} form={<WaitlistForm {...closingForm('privacy')} />} />
    </>
  );
}
