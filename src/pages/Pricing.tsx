import { useState } from 'react';
import { joinedHeading, trialOffer } from '../content/pricing.ts';
import { waitlistForm } from '../content/waitlistForm.ts';
import { TrialOffer } from '../sections/TrialOffer/TrialOffer.tsx';
import { WaitlistForm } from '../forms/WaitlistForm/WaitlistForm.tsx';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Pricing and the 7-day free trial',
  description:
    'Build a sales role and rehearse its test on your own team: 7 days free, no credit card now. See what the trial includes and what happens after you join.',
  breadcrumb: trialOffer.breadcrumb,
} satisfies PageMeta;

export function Pricing() {
  const [hasJoined, setHasJoined] = useState(false);
  return (
    <TrialOffer
      {...trialOffer}
      {...(hasJoined && { heading: joinedHeading })}
      form={<WaitlistForm {...waitlistForm} onSuccess={() => setHasJoined(true)} />}
    />
  );
}
