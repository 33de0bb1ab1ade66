import { changelogDocument } from '../content/changelog.ts';
import { closingCall, closingForm } from '../content/emailForm.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { LegalDocument } from '../sections/LegalDocument/LegalDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Changelog of our claims',
  description:
    'What changed in what this site says about the product, the research and the law, with dates.',
  breadcrumb: changelogDocument.breadcrumb,
} satisfies PageMeta;

export function Changelog() {
  return (
    <>
      <LegalDocument {...changelogDocument} />
      <CallToAction {...closingCall} form={<WaitlistForm {...closingForm('changelog')} />} />
    </>
  );
}
