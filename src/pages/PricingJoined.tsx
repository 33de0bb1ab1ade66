import { isSendOnOn } from '../content/isSendOnOn.ts';
import { joined, joinedMeta } from '../content/joined.ts';
import { sendOn } from '../content/sendOn.ts';
import { Outcome } from '../sections/Outcome/Outcome.tsx';
import { SendOn } from '../sections/SendOn/SendOn.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  ...joinedMeta,
  indexed: false,
} satisfies PageMeta;

export function PricingJoined() {
  return (
    <>
      <Outcome {...joined} />
      {isSendOnOn && <SendOn {...sendOn} />}
    </>
  );
}
