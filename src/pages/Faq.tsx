import { faq, faqClosingCall, faqItems } from '../content/faq.ts';
import { closingForm } from '../content/emailForm.ts';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { Faq as Questions } from '../sections/Faq/Faq.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Frequently asked questions',
  description: `Answers to ${faqItems.length} questions about proof tests, scoring, fairness, data, setup, integrations and the free trial of our sales hiring copilot.`,
  breadcrumb: faq.breadcrumb,
  faq: faqItems,
} satisfies PageMeta;

export function Faq() {
  return (
    <>
      <Questions {...faq} />
      <CallToAction {...faqClosingCall} form={<WaitlistForm {...closingForm('faq')} />} />
    </>
  );
}
