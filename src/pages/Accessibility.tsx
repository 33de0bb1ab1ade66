import { accessibilityDocument } from '../content/accessibility.ts';
import { closingCall, closingForm } from '../content/emailForm.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Accessibility',
  description:
    'How this site works with a keyboard, a screen reader and large text, how it is tested, which problems are known, and how to tell us about one.',
  breadcrumb: accessibilityDocument.breadcrumb,
} satisfies PageMeta;

export function Accessibility() {
  return (
    <>
      <LegalDocument {...accessibilityDocument} />
      <CallToAction {...closingCall} form={<WaitlistForm {...closingForm('accessibility')} />} />
    </>
  );
}
