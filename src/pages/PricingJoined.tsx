import { joined } from '../content/outcomes.ts';
import { Outcome } from '../sections/Outcome/Outcome.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'You are on the waitlist',
  description:
    'Your signup has arrived. We will write to you as soon as the 7-day free trial is available.',
  indexed: false,
} satisfies PageMeta;

export function PricingJoined() {
  return <Outcome {...joined} />;
}
