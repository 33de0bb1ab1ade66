import { closingCall, closingForm } from '../content/emailForm.ts';
import { securityDocument } from '../content/security.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Security and data handling',
  description:
    'How we handle data, which categories of providers take part, when data is deleted, and which measures work today. No independent audit yet.',
  breadcrumb: securityDocument.breadcrumb,
} satisfies PageMeta;

export function Security() {
  return (
    <>
      <LegalDocument {...securityDocument} />
      <CallToAction {...closingCall} form={<WaitlistForm {...closingForm('security')} />} />
    </>
  );
}
