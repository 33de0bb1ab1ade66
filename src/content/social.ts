import type { SocialCardContent } from '../illustrations/SocialCard/socialCard.ts';
import { leadingReceipt, openScores } from './artefacts.ts';
import { competencies, recommendation, role } from './hiringFile.ts';
import { site } from './site.ts';

const [, , , objections] = competencies;

/** Everything on a page's picture but the page's own title. */
export const socialCard = {
  product: site.product,
  address: new URL(site.url).host,
  receipt: {
    heading: role.name,
    subject: recommendation.candidate,
    rows: openScores.flatMap(({ competency, score }) =>
      score === 0 || competency === objections.name ? [] : [{ name: competency, score }],
    ),
    time: leadingReceipt.time,
    quote: leadingReceipt.quote,
    note: 'Illustrative data',
  },
} satisfies Omit<SocialCardContent, 'title'>;

/** The title of the picture that stands for the site as a whole. */
export const socialDefaultTitle = 'From a sales job description to scored evidence';
