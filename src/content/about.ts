import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { DifferentiatorsProps } from '../sections/Differentiators/Differentiators.tsx';
import type { FounderStoryProps } from '../sections/FounderStory/FounderStory.tsx';
import type { PageHeaderProps } from '../sections/PageHeader/PageHeader.tsx';
import type { PrinciplesProps } from '../sections/Principles/Principles.tsx';
import { calendarLinksOf } from './calendar.ts';
import { founderWords } from './founder.ts';
import { afterJoining } from './emailForm.ts';
import { candidateMinutesOf, inHours } from './hiringFiles/derive.ts';
import { salesDevelopment } from './hiringFiles/salesDevelopment.ts';
import { salesLeader } from './hiringFiles/salesLeader.ts';
import { printedReceiptOf } from './sheets.ts';
import { site } from './site.ts';
import type { Site } from './siteConfig.ts';
import { ways } from './ways.ts';

export const aboutHeader = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'About' }],
  heading: 'The best storyteller shouldn’t win the job',
  lead: `${site.product} is a founder-led company that helps you score sales candidates on what they choose and say.`,
} satisfies PageHeaderProps;

/** Facts about the company; the founder's name, picture and story appear once they have been supplied. */
export const founderStoryOf = ({
  founded,
  place,
  founder,
  face,
  signature,
}: Pick<Site, 'founded' | 'place' | 'founder' | 'face' | 'signature'>): FounderStoryProps => ({
  factsHeading: 'The company',
  facts: [
    { term: 'Founded', detail: founded },
    { term: 'Where', detail: place },
    ...(founder === '' ? [] : [{ term: 'Led by', detail: founder }]),
  ],
  ...(face !== '' && { face: { src: face, alt: signature } }),
  ...(founderWords.story !== undefined && {
    story: { heading: 'The founder’s story', paragraphs: founderWords.story, signature },
  }),
});

export const founderStory = founderStoryOf(site);

export const aboutDifferentiators = {
  heading: 'Evidence you can check',
  tone: 'page',
  tiles: [
    {
      heading: 'Evidence-based',
      text: 'We start from research on structured interviews and work samples, link to it, and say where it stops.',
      link: ways.answers,
    },
    {
      heading: 'Fair and inclusive',
      text: 'Everyone who reaches a stage gets the same tasks and levels, and can ask for an accommodation.',
    },
    {
      heading: 'Speed plus quality',
      text: 'A short test comes before the long interviews. Our target for a debrief: 20 minutes or less.',
    },
  ],
} satisfies DifferentiatorsProps;

export const principles = {
  heading: 'Four rules we hold ourselves to',
  principles: [
    {
      heading: 'People decide',
      text: 'The product recommends and stops there. A person makes the call.',
    },
    {
      heading: 'Show the source',
      text: 'A score shows its evidence. Where there is none, the cell is blank.',
    },
    {
      heading: 'Respect candidates’ time',
      text: 'The product drafts only tasks that resemble the job, each with its purpose and its minutes.',
    },
    {
      heading: 'Claim what we can show',
      text: 'A figure has a source, or is called a target.',
    },
  ],
} satisfies PrinciplesProps;

const { candidate, verdict, decides } = salesLeader.recommendation;

/** Data of the pictures: one for the header, and one for each principle. */
export const aboutPictures = {
  header: printedReceiptOf(salesLeader, 'coaching'),
  decision: {
    title: 'Candidate report',
    aside: candidate,
    lines: [
      { term: 'Product', detail: `Recommends: ${verdict}` },
      { term: 'Person', detail: decides },
    ],
  },
  blank: printedReceiptOf(salesDevelopment, 'qualifying', 'S-08'),
  time: {
    title: 'Your time',
    aside: salesDevelopment.role.name,
    lines: [
      ...salesDevelopment.stages.map(({ name, minutes }) => ({
        term: name,
        detail: `${minutes} minutes`,
      })),
      { term: 'In all', detail: inHours(candidateMinutesOf(salesDevelopment)) },
    ],
  },
  claim: {
    title: 'Claim',
    aside: 'Debrief',
    lines: [
      { term: 'We say', detail: '20 minutes or less' },
      { term: 'Status', detail: 'Our target' },
    ],
  },
  note: 'Illustrative data',
} as const;

export const aboutClosingCall = {
  heading: 'Talk to us for 15 minutes, or join the waitlist',
  text: 'A fit check is a short call about one role you are hiring for. Ask for a slot and we’ll suggest times.',
  joined: afterJoining,
  secondaryAction: { label: 'Book a 15-min fit check', to: '/contact?type=fit-check' },
  links: [
    ...calendarLinksOf(site),
    { label: `${site.product} on LinkedIn`, to: site.linkedInUrl },
    { label: site.email, to: `mailto:${site.email}` },
  ],
} satisfies CallToActionProps;
