import { ownSource } from '../api/forms/waitlist.ts';
import type { WaitlistFormProps } from '../forms/WaitlistForm/WaitlistForm.tsx';
import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import { privacyLink } from './formWords.ts';
import { trialTerms, whenItOpens } from './trial.ts';
import { waitlistForm } from './waitlistForm.ts';
import { ways } from './ways.ts';

/** The waitlist form with its required fields only, for any page. `id` must be unique on the page. */
export const emailForm = (id: string): WaitlistFormProps => ({
  ...waitlistForm,
  id,
  asks: 'required',
  submit: 'Join the waitlist',
  layout: 'line',
  privacy: { text: trialTerms, link: privacyLink },
});

/** The form of a closing band. `campaign` records the page on which a visitor joined. */
export const closingForm = (campaign: string): WaitlistFormProps => ({
  ...emailForm('closing-form'),
  campaign: { utm_source: ownSource, utm_campaign: campaign, utm_medium: 'cta' },
});

/** What every closing band offers to somebody who has joined. */
export const afterJoining = {
  heading: 'Start before the trial opens',
  text: 'The sample plan, rubric and scores are free to print, copy and fill in for your own role.',
  action: ways.samples,
} satisfies CallToActionProps['joined'];

/** The closing band of pages that do not present a part of the product. */
export const closingCall = {
  heading: 'See it on your own role',
  text: whenItOpens,
  joined: afterJoining,
} satisfies CallToActionProps;
