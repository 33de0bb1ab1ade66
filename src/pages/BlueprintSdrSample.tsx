import { closingForm } from '../content/emailForm.ts';
import { salesDevelopment } from '../content/hiringFiles/salesDevelopment.ts';
import { blueprintOf, blueprintClosingCall, sampleMeta } from '../content/samples.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { BlueprintDocument } from '../sections/BlueprintDocument/BlueprintDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

const content = blueprintOf(salesDevelopment);

export const meta = {
  ...sampleMeta(salesDevelopment).blueprint,
  breadcrumb: content.breadcrumb,
} satisfies PageMeta;

export function BlueprintSdrSample() {
  return (
    <>
      <BlueprintDocument {...content} />
      <CallToAction {...blueprintClosingCall} form={<WaitlistForm {...closingForm('samples')} />} />
    </>
  );
}
