import type { TrialOfferProps } from '../sections/TrialOffer/TrialOffer.tsx';
import { availability } from './availability.ts';
import { isConfirmationOn } from './isConfirmationOn.ts';
import { site } from './site.ts';
import type { Site } from './siteConfig.ts';
import { trialPromise } from './trial.ts';
import { ways } from './ways.ts';

/** A sentence about what the owner has settled; nothing before. */
const given = (fact: string, sentence: string): string => (fact === '' ? '' : `${sentence} `);

/** The offer, with what the owner has settled of it. */
export const trialOfferOf = ({
  trialOpens,
  trialCovers,
  priceUnit,
}: Pick<Site, 'trialOpens' | 'trialCovers' | 'priceUnit'>) =>
  ({
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Pricing' }],
    heading: 'Join the waitlist for a 7-day free trial',
    lead: `${trialPromise} No credit card now. Early users get priority access: first come, first served.`,
    includedHeading: 'What you get, free for 7 days',
    included: [...(trialCovers === '' ? [] : [trialCovers]), ...availability.trial],
    meanwhile: ways.read,
    formHeading: 'Join the waitlist',
    stepsHeading: 'What happens after you join',
    steps: [
      {
        heading: isConfirmationOn ? 'You confirm your address' : 'You are on the list',
        text: isConfirmationOn
          ? 'An email brings you a link. You are on the list once you open it and press Confirm.'
          : 'We keep your email, your name and company if you give them, and the campaign tags of your link. Nothing else.',
      },
      {
        heading: 'We write when the trial opens for you',
        text: `${given(trialOpens, `It opens in ${trialOpens}.`)}No newsletter. To leave the list, write to us and we delete your entry.`,
      },
      {
        heading: 'You try it for 7 days',
        text: 'Setup takes under 10 minutes. The rest of the week is yours.',
      },
      {
        heading: 'You choose what comes next',
        text: `${given(priceUnit, `One price buys ${priceUnit}.`)}You’ll see the price before the trial ends. It ends by itself and does not turn into a paid plan. Export your data as CSV, and have it deleted within 30 days of asking.`,
      },
    ],
    note: 'Hiring in New York City? Build the role and try it on your team, and ask us about the bias audit before you test candidates.',
    more: ways.laws,
  }) satisfies Omit<TrialOfferProps, 'form'>;

export const trialOffer = trialOfferOf(site);

/** The headline once the form has arrived: nothing asks for what has been given. */
export const joinedHeading = 'Your 7-day free trial';
