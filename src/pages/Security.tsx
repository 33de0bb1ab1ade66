import { closingCall, closingForm } from '../content/emailForm.ts';
import { securityDocument } from '../content/security.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Security and data handling',
  description:
    'What we store, how it is encrypted, which providers take part, when data is deleted, and which measures work on this site today.',
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
