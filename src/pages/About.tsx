import {
  aboutClosingCall,
  aboutDifferentiators,
  aboutHeader,
  aboutPictures,
  founderStory,
  principles,
} from '../content/about.ts';
import { closingForm } from '../content/emailForm.ts';
import { site } from '../content/site.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { EvidenceReceipt } from '../illustrations/EvidenceReceipt/EvidenceReceipt.tsx';
import { PrintedReceipt } from '../illustrations/PrintedReceipt/PrintedReceipt.tsx';
import { Receipt, ReceiptLines, type ReceiptWords } from '../illustrations/Receipt/Receipt.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { Differentiators } from '../sections/Differentiators/Differentiators.tsx';
import { FounderStory } from '../sections/FounderStory/FounderStory.tsx';
import { PageHeader } from '../sections/PageHeader/PageHeader.tsx';
import { Principles } from '../sections/Principles/Principles.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'About us',
  description: `Score sales candidates on what they choose and say, so the best story doesn’t win. Founder-led, founded in ${site.founded} in ${site.city}. Read our four rules.`,
  breadcrumb: aboutHeader.breadcrumb,
  person: true,
} satisfies PageMeta;

const { header, decision, blank, time, claim, note } = aboutPictures;

const receipt = ({ title, aside, lines }: ReceiptWords & { readonly aside: string }) => (
  <Receipt key={title} title={title} aside={aside}>
    <ReceiptLines lines={lines} />
  </Receipt>
);

const items = [
  receipt(decision),
  <EvidenceReceipt key="blank" {...blank} />,
  receipt(time),
  receipt(claim),
];

export function About() {
  return (
    <>
      <PageHeader {...aboutHeader} picture={<PrintedReceipt {...header} />} />
      <Differentiators {...aboutDifferentiators} />
      <Principles {...principles} pictures={{ items, note }} />
      <FounderStory {...founderStory} />
      <CallToAction {...aboutClosingCall} form={<WaitlistForm {...closingForm('about')} />} />
    </>
  );
}
