import { joined, joinedMeta } from '../content/outcomes.ts';
import { Outcome } from '../sections/Outcome/Outcome.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  ...joinedMeta,
  indexed: false,
} satisfies PageMeta;

export function PricingJoined() {
  return <Outcome {...joined} />;
}
