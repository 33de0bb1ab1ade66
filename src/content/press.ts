import type { ColorSwatchesProps } from '../sections/ColorSwatches/ColorSwatches.tsx';
import type { PressKitProps, PressPicture } from '../sections/PressKit/types.ts';
import { copyWords } from './copyWords.ts';
import { founderWords } from './founder.ts';
import { site } from './site.ts';
import type { Site } from './siteConfig.ts';
import { withSiteValues } from './textTokens.ts';
import { ways } from './ways.ts';

const logoSize = { width: 201, height: 38 };
const symbolSize = { width: 96, height: 96 };

const filesOf = (name: string) => [
  { label: 'SVG', to: `/brand/${name}.svg` },
  { label: 'PNG', to: `/brand/${name}.png` },
  { label: 'PNG, large', to: `/brand/${name}@2x.png` },
];

/** The founder's picture to download, if site.json names one. */
export const headshotsOf = ({
  face,
  signature,
}: Pick<Site, 'face' | 'signature'>): PressPicture[] =>
  face === ''
    ? []
    : [
        {
          name: 'Headshot',
          use: `${signature}.`,
          preview: { src: face, width: 800, height: 800 },
          ground: 'filled',
          files: [{ label: 'Photo', to: face }],
        },
      ];

export const pressKit = withSiteValues({
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Press' }],
  heading: 'Press kit',
  lead: 'Text, logos, colors and facts for writing about {product}. Copy what you need, and write to {email} for the rest.',
  archive: {
    label: 'Download the pictures',
    to: '/brand/press-kit.zip',
    note: 'One ZIP file with the pictures on this page and the email header.',
  },
  links: [{ label: 'Write to the media contact', to: 'mailto:{email}' }, ways.samples],
  factsHeading: 'Facts',
  facts: [
    { term: 'Founded', detail: '{founded}' },
    { term: 'Location', detail: '{place}' },
    { term: 'Leadership', detail: 'Founder-led' },
    { term: 'Stage', detail: 'Waitlist' },
    { term: 'Product', detail: 'AI copilot for sales hiring' },
    {
      term: 'Roles covered',
      detail: 'SDRs, BDRs, AEs and sales leaders',
    },
    { term: 'Offer', detail: '7-day free trial, no credit card now' },
    { term: 'Media contact', detail: '{email}' },
  ],
  textsHeading: 'Text to copy',
  textsNote: 'Print either one as it is, or shorten it.',
  texts: [
    {
      heading: 'In 50 words',
      note: 'Company description',
      text: '{product} is an AI copilot for sales hiring. It turns a job description and selling context into five competencies, a short test, interview guides and a report on each candidate, with the evidence for each score. Founded in {city} in {founded}, the founder-led company is now taking waitlist signups.',
      subject: 'of the description in 50 words',
    },
    {
      heading: 'In 100 words',
      note: 'Company description',
      text: '{product} is an AI copilot for sales hiring. It turns a job description and selling context, such as motion, contract value, deal cycle, ideal customer and objections, into a hiring process for SDRs, BDRs, AEs and sales leaders. Each process has five competencies, a short test, interview guides and a report on each candidate. Each score shows the candidate’s answer or the interviewer’s note with its minute, and early signals map to 30/60/90-day KPIs. The product recommends and shows evidence; a person makes each hiring decision. Founded in {city} in {founded}, the founder-led company is now taking waitlist signups.',
      subject: 'of the description in 100 words',
    },
    ...(founderWords.bio === undefined
      ? []
      : [
          {
            heading: 'Founder bio',
            note: 'For publication',
            text: founderWords.bio,
            subject: 'of the founder bio',
          },
        ]),
  ],
  picturesHeading: 'Logos and pictures',
  pictures: [
    {
      name: 'Logo',
      use: 'On white and other light backgrounds.',
      preview: { src: '/brand/logo.svg', ...logoSize },
      ground: 'light',
      files: filesOf('logo'),
    },
    {
      name: 'Logo, dark',
      use: 'On dark backgrounds.',
      preview: { src: '/brand/logo-dark.svg', ...logoSize },
      ground: 'dark',
      files: filesOf('logo-dark'),
    },
    {
      name: 'Logo, one color',
      use: 'In print without color.',
      preview: { src: '/brand/logo-mono.svg', ...logoSize },
      ground: 'light',
      files: filesOf('logo-mono'),
    },
    {
      name: 'Symbol',
      use: 'Next to the name of the product.',
      preview: { src: '/brand/symbol.svg', ...symbolSize },
      ground: 'light',
      files: filesOf('symbol'),
    },
    {
      name: 'Symbol, dark',
      use: 'The same, on dark backgrounds.',
      preview: { src: '/brand/symbol-dark.svg', ...symbolSize },
      ground: 'dark',
      files: filesOf('symbol-dark'),
    },
    {
      name: 'Social picture',
      use: 'The product, with illustrative data.',
      preview: { src: '/brand/social-default.png', width: 1200, height: 630 },
      ground: 'filled',
      files: [{ label: 'PNG', to: '/brand/social-default.png' }],
    },
    ...headshotsOf(site),
  ],
  words: { copy: 'Copy text', copied: copyWords },
} satisfies PressKitProps);

const colorWords = { hex: 'copy hex value', rgb: 'copy RGB value', copy: copyWords };

export const pressColors = {
  heading: 'Colors',
  lead: 'Press a value to copy it.',
  colors: [
    { color: 'navy', name: 'Navy', use: 'Links and main buttons' },
    {
      color: 'teal',
      name: 'Teal',
      use: 'Symbol and scores; not for text on white',
    },
    { color: 'mint', name: 'Mint', use: 'Behind evidence' },
    { color: 'darkText', name: 'Dark text', use: 'Running text' },
    { color: 'mutedText', name: 'Muted text', use: 'Captions, on white only' },
  ],
  words: colorWords,
} satisfies ColorSwatchesProps;

export const assetColors = {
  ...pressColors,
  heading: 'Three brand colors',
  colors: pressColors.colors.slice(0, 3),
} satisfies ColorSwatchesProps;
