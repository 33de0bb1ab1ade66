import { closingForm } from '../content/emailForm.ts';
import { salesLeader } from '../content/hiringFiles/salesLeader.ts';
import { blueprintOf, blueprintClosingCall, sampleMeta } from '../content/samples.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { BlueprintDocument } from '../sections/BlueprintDocument/BlueprintDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

const content = blueprintOf(salesLeader);

export const meta = {
  ...sampleMeta(salesLeader).blueprint,
  breadcrumb: content.breadcrumb,
} satisfies PageMeta;

export function BlueprintLeaderSample() {
  return (
    <>
      <BlueprintDocument {...content} />
      <CallToAction {...blueprintClosingCall} form={<WaitlistForm {...closingForm('samples')} />} />
    </>
  );
}
