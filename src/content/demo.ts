import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { DemoCardsProps } from '../sections/DemoCards/DemoCards.tsx';
import type { PageHeaderProps } from '../sections/PageHeader/PageHeader.tsx';
import { demoVideo } from './demoVideo.ts';
import { waitlistLink } from './navigation.ts';
import { site } from './site.ts';

export const demoHeader = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Demo' }],
  heading: 'See the flow, from job description to evidence',
  lead: 'The tour shows drawings of the product, made from one illustrative hiring file. Four recordings of its parts are in progress.',
} satisfies PageHeaderProps;

export const demoTourVideo = demoVideo(site.demoVideoUrl, {
  heading: 'The whole flow in 60 seconds',
  lead: 'Six scenes from one illustrative hiring file for a mid-market AE. Nothing is loaded until you press play.',
});

const status = 'Recording in progress';

export const demoCards = {
  heading: 'Four recordings in progress',
  lead: 'These are placeholders: there is nothing to play yet. Each recording will show one part of the product in real time.',
  cards: [
    {
      title: 'JD to Draft',
      description:
        'A job description and five facts about how you sell become the first draft of a hiring flow.',
      status,
      sketch: 'draft',
    },
    {
      title: 'Bucketing Top 5',
      description:
        'A long wish list is sorted into must-haves and nice-to-haves, until five competencies remain.',
      status,
      sketch: 'bucket',
    },
    {
      title: 'Blueprint/PDF',
      description:
        'The finished flow becomes a document that the whole panel can read before the first interview.',
      status,
      sketch: 'blueprint',
    },
    {
      title: 'Candidate Flow',
      description:
        'The same flow from the other side: instructions, expected time, tasks and what happens next.',
      status,
      sketch: 'candidateFlow',
    },
  ],
} satisfies DemoCardsProps;

export const demoClosingCall = {
  heading: 'Try it when the trial opens',
  text: 'Join the waitlist for the 7-day free trial and use it on a role of your own.',
  action: { label: 'Join the waitlist', to: waitlistLink('demo') },
  note: 'No credit card now. One required field: your work email.',
} satisfies CallToActionProps;
