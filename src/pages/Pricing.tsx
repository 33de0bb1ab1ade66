import { useState } from 'react';
import { joinedHeading, trialOffer } from '../content/pricing.ts';
import { waitlistForm } from '../content/waitlistForm.ts';
import { TrialOffer } from '../sections/TrialOffer/TrialOffer.tsx';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Pricing and the 7-day free trial',
  description:
    'Prices have not been announced. Join the waitlist for a 7-day free trial with no credit card now, and see what it includes and what happens after you join.',
  breadcrumb: trialOffer.breadcrumb,
} satisfies PageMeta;

export function Pricing() {
  const [hasJoined, setHasJoined] = useState(false);
  return (
    <TrialOffer
      {...trialOffer}
      {...(hasJoined && { heading: joinedHeading })}
      form={<WaitlistForm {...waitlistForm} onArrived={() => setHasJoined(true)} />}
    />
  );
}
