import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { HeroProps } from '../sections/Hero/Hero.tsx';
import type { HiringFileProps } from '../sections/HiringFile/HiringFile.tsx';
import { waitlistLink } from './navigation.ts';
import { site } from './site.ts';

export const homeHero = {
  eyebrow: 'For SDR, BDR, AE and sales leader roles',
  heading: 'Turn a job description into a hiring flow with receipts',
  lead: `${site.product} turns your job description and the way you sell into five competencies, proof tests, coach cards and a scored evidence pack. Every score points to a quote, and your team decides with the evidence in view.`,
  action: { label: 'Join the waitlist', to: waitlistLink('home') },
  demo: { label: 'Watch the 60-second demo', to: '/demo' },
  trust: ['7-day free trial', 'No credit card now', 'New York'],
  chips: ['Hyper-personalised', 'Data-driven decisions', '20-minute debriefs'],
} satisfies HeroProps;

export const hiringFile = {
  description:
    'Illustration of a hiring file: a job description for a mid-market account executive becomes five scored competencies, and the score of 4 for discovery points to a quote at 12:04.',
  role: 'Role: Mid-market AE',
  candidate: 'Candidate B-07',
  sourceLabel: 'Job description',
  excerpt: [
    { text: 'You own the full cycle from ' },
    { text: 'first discovery call', marked: true },
    { text: ' to signature, ' },
    { text: 'build a case with finance', marked: true },
    { text: ', and keep ' },
    { text: 'four to six stakeholders', marked: true },
    { text: ' moving.' },
  ],
  context: ['Outbound', 'ACV $28,000', '75 days'],
  scoresLabel: 'Top-5 competencies, 1 to 5',
  competencies: [
    { name: 'Discovery depth', score: 4 },
    { name: 'Business case', score: 3 },
    { name: 'Multi-threading', score: 5 },
    { name: 'Objection handling', score: 3 },
    { name: 'Forecast honesty', score: 2 },
  ],
  receipt: {
    time: '12:04',
    quote: '“Before we talk price: who feels it if nothing changes by March?”',
    rationale: 'Asked for the cost of waiting before offering a feature. Matches anchor 4.',
  },
  verdict: 'Recommendation: hire',
  verdictNote: 'People decide. The pack shows why, and what to watch at 30, 60 and 90 days.',
} satisfies HiringFileProps;

export const homeClosingCall = {
  heading: 'Be among the first to try it on a real role',
  text: 'Join the waitlist and we will write to you when the 7-day free trial is available. Early users get priority access.',
  action: { label: 'Join the waitlist', to: waitlistLink('home_closing') },
  note: 'No credit card now. One required field: your work email.',
} satisfies CallToActionProps;
