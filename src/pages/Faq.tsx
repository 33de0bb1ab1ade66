import { faq, faqClosingCall, faqItems } from '../content/faq.ts';
import { CallToAction } from '../sections/CallToAction/CallToAction.tsx';
import { Faq as Questions } from '../sections/Faq/Faq.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  path: '/faq',
  title: 'Frequently asked questions',
  description:
    'Straight answers to 18 questions about proof tests, scoring, fairness, data, setup, integrations and the free trial of our sales hiring copilot.',
  // The address may name the question to open, and closed answers can be found only then.
  breadcrumb: [{ name: 'FAQ', path: '/faq' }],
  faq: faqItems,
} satisfies PageMeta;

export function Faq() {
  return (
    <>
      <Questions {...faq} />
      <CallToAction {...faqClosingCall} />
    </>
  );
}
