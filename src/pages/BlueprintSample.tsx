import { closingForm } from '../content/emailForm.ts';
import { accountExecutive } from '../content/hiringFiles/accountExecutive.ts';
import { blueprintOf, blueprintClosingCall, sampleMeta } from '../content/samples.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { BlueprintDocument } from '../sections/BlueprintDocument/BlueprintDocument.tsx';
import type { PageMeta } from './PageMeta.ts';

const content = blueprintOf(accountExecutive);

export const meta = {
  ...sampleMeta(accountExecutive).blueprint,
  breadcrumb: content.breadcrumb,
} satisfies PageMeta;

export function BlueprintSample() {
  return (
    <>
      <BlueprintDocument {...content} />
      <CallToAction {...blueprintClosingCall} form={<WaitlistForm {...closingForm('samples')} />} />
    </>
  );
}
