import { closingForm } from '../content/emailForm.ts';
import { accountExecutive } from '../content/hiringFiles/accountExecutive.ts';
import { packDocumentOf, packClosingCall, sampleMeta } from '../content/samples.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { PackDocument } from '../sections/PackDocument/PackDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

const content = packDocumentOf(accountExecutive);

export const meta = {
  ...sampleMeta(accountExecutive).pack,
  breadcrumb: content.breadcrumb,
} satisfies PageMeta;

export function EvidencePackSample() {
  return (
    <>
      <PackDocument {...content} />
      <CallToAction {...packClosingCall} form={<WaitlistForm {...closingForm('samples')} />} />
    </>
  );
}
