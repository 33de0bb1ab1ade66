import { closingForm } from '../content/emailForm.ts';
import { salesLeader } from '../content/hiringFiles/salesLeader.ts';
import { packDocumentOf, packClosingCall, sampleMeta } from '../content/samples.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { PackDocument } from '../sections/PackDocument/PackDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

const content = packDocumentOf(salesLeader);

export const meta = {
  ...sampleMeta(salesLeader).pack,
  breadcrumb: content.breadcrumb,
} satisfies PageMeta;

export function EvidencePackLeaderSample() {
  return (
    <>
      <PackDocument {...content} />
      <CallToAction {...packClosingCall} form={<WaitlistForm {...closingForm('samples')} />} />
    </>
  );
}
