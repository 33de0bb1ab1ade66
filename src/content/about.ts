import type { CallToActionProps } from '../sections/CallToAction/CallToAction.tsx';
import type { DifferentiatorsProps } from '../sections/Differentiators/Differentiators.tsx';
import type { FounderStoryProps } from '../sections/FounderStory/FounderStory.tsx';
import type { PageHeaderProps } from '../sections/PageHeader/PageHeader.tsx';
import type { PrinciplesProps } from '../sections/Principles/Principles.tsx';
import { founderWords } from './founder.ts';
import { afterJoining } from './emailForm.ts';
import { candidateMinutesOf, inHours } from './hiringFiles/derive.ts';
import { salesDevelopment } from './hiringFiles/salesDevelopment.ts';
import { salesLeader } from './hiringFiles/salesLeader.ts';
import { printedReceiptOf } from './sheets.ts';
import { site } from './site.ts';

export const aboutHeader = {
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'About' }],
  heading: 'Sales hiring on evidence people can check',
  lead: `${site.product} shows what a candidate chooses and says: a multiple-choice test drawn from the job (the proof test), interviews scored against written levels, and the answer or note behind each score. Unstructured interviews can reward a good story. Founder-led, founded in ${site.founded} in ${site.city}.`,
} satisfies PageHeaderProps;

export const founderStory: FounderStoryProps = {
  factsHeading: 'The company',
  facts: [
    { term: 'Founded', detail: site.founded },
    { term: 'Where', detail: site.place },
    ...(site.founder === '' ? [] : [{ term: 'Led by', detail: site.founder }]),
    { term: 'Stage', detail: 'Waitlist' },
  ],
  ...(founderWords.story !== undefined && {
    story: {
      heading: 'The founder’s story',
      paragraphs: founderWords.story,
      signature: site.signature,
    },
  }),
};

export const aboutDifferentiators = {
  heading: 'What we do differently',
  tone: 'page',
  tiles: [
    {
      heading: 'Evidence-based',
      text: 'We start from research on structured interviews and work samples, link to it, and name its limits. In the product, a score leads back to an answer or an interviewer’s note.',
      link: { label: 'Read the articles and their sources', to: '/answers' },
    },
    {
      heading: 'Fair and inclusive',
      text: 'Everyone who reaches a stage gets the same tasks and levels, and can ask for an accommodation. The employer still monitors outcomes for adverse impact (a much lower selection rate for one group).',
    },
    {
      heading: 'Speed plus quality',
      text: 'A short test comes before the long interviews, which check it and cover the rest. A debrief of 20 minutes or less is our design target.',
    },
  ],
} satisfies DifferentiatorsProps;

export const principles = {
  heading: 'Four principles',
  principles: [
    {
      heading: 'People decide',
      text: 'The evidence pack, a candidate’s scores with their sources, recommends and stops there.',
    },
    {
      heading: 'Show the source',
      text: 'A score shows its evidence. Where there is none, the cell is blank.',
    },
    {
      heading: 'Respect candidates’ time',
      text: 'Ask only for tasks that resemble the job, say how long they take, and explain why.',
    },
    {
      heading: 'Claim what we can show',
      text: 'A figure has a source or is called a target, and each change to a claim is listed in the changelog. No independent audit has taken place yet.',
    },
  ],
} satisfies PrinciplesProps;

const { candidate, verdict, decides } = salesLeader.recommendation;

/** Pieces of two examples: one in the header, and one for each principle. */
export const aboutPictures = {
  header: printedReceiptOf(salesLeader, 'coaching'),
  decision: {
    title: 'Evidence pack',
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
    aside: 'Target',
    lines: [
      { term: 'We say', detail: 'A debrief of 20 minutes or less' },
      { term: 'It is', detail: 'A design target' },
      { term: 'Measured', detail: 'By no customer yet' },
    ],
  },
  note: 'Illustrative data, from the samples for a sales leader and a sales development representative (SDR).',
} as const;

export const aboutClosingCall = {
  heading: 'Join the waitlist, or talk to us for 15 minutes',
  text: 'A fit check is a short call about one role you are hiring for: book it, and we answer with times.',
  joined: afterJoining,
  secondaryAction: { label: 'Book a 15-min fit check', to: '/contact?type=fit-check' },
  links: [
    { label: `${site.product} on LinkedIn`, to: site.linkedInUrl },
    { label: site.email, to: `mailto:${site.email}` },
  ],
} satisfies CallToActionProps;
