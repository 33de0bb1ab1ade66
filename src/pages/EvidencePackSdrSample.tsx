import { closingForm } from '../content/emailForm.ts';
import { salesDevelopment } from '../content/hiringFiles/salesDevelopment.ts';
import { packDocumentOf, packClosingCall, sampleMeta } from '../content/samples.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { PackDocument } from '../sections/PackDocument/PackDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

const content = packDocumentOf(salesDevelopment);

export const meta = {
  ...sampleMeta(salesDevelopment).pack,
  breadcrumb: content.breadcrumb,
} satisfies PageMeta;

export function EvidencePackSdrSample() {
  return (
    <>
      <PackDocument {...content} />
      <CallToAction {...packClosingCall} form={<WaitlistForm {...closingForm('samples')} />} />
    </>
  );
}
