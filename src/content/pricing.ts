import type { TrialOfferProps } from '../sections/TrialOffer/TrialOffer.tsx';
import { availability } from './availability.ts';
import { isConfirmationOn } from './isConfirmationOn.ts';
import { isSendOnOn } from './isSendOnOn.ts';
import { site } from './site.ts';
import type { Site } from './siteConfig.ts';
import { trialPromise } from './trial.ts';
import { ways } from './ways.ts';

/** The sentence about a fact that the owner supplies; empty while the fact is missing. */
const given = (fact: string, sentence: string): string => (fact === '' ? '' : `${sentence} `);

/** The offer, with the facts about it that the owner has supplied so far. */
export const trialOfferOf = ({
  trialOpens,
  trialCovers,
  priceUnit,
}: Pick<Site, 'trialOpens' | 'trialCovers' | 'priceUnit'>) =>
  ({
    breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Pricing' }],
    heading: 'Join the waitlist for a 7-day free trial',
    lead: `${trialPromise} No credit card now, and you’ll see the price before the trial ends.`,
    includedHeading: 'What you get, free for 7 days',
    included: [...(trialCovers === '' ? [] : [trialCovers]), ...availability.trial],
    meanwhile: ways.read,
    formHeading: 'Where should we write?',
    stepsHeading: 'After you join: one email, a free trial, your choice',
    steps: [
      {
        heading: isConfirmationOn ? 'You confirm your address' : 'You are on the list',
        text: isConfirmationOn
          ? 'An email brings you a link. You are on the list once you open it and press Confirm.'
          : `We keep your email, any name and company you add, and how you found us.${isSendOnOn ? ' You get your own link to share with a colleague.' : ''}`,
      },
      {
        heading: 'We write when the trial opens for you',
        text: `${given(trialOpens, `It opens in ${trialOpens}.`)}Early users get priority access. No newsletter. Changed your mind? Write to us and we delete your entry.`,
      },
      {
        heading: 'You try it for 7 days',
        text: 'Paste one job description, edit the draft and take the test yourself. Testing candidates? We both sign a data processing agreement first.',
      },
      {
        heading: 'You choose what comes next',
        text: `${given(priceUnit, `One price buys ${priceUnit}.`)}The trial ends by itself and does not turn into a paid plan. Export your scores as CSV and finish the search with them. Ask, and we delete your data within 30 days.`,
      },
    ],
    note: 'Hiring in New York City? Build the role and try it on your team. Some uses there need a bias audit, so write to us before you test candidates.',
    more: ways.laws,
  }) satisfies Omit<TrialOfferProps, 'form'>;

export const trialOffer = trialOfferOf(site);

/** The headline after a signup; it no longer asks the visitor to join. */
export const joinedHeading = 'Your 7-day free trial';
