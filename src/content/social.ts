import type { SocialCardProps } from '../illustrations/SocialCard/SocialCard.tsx';
import { site } from './site.ts';

/** Everything on a page's picture but the page's own title. */
export const socialCard = {
  product: site.product,
  address: new URL(site.url).host,
  receipt: {
    heading: 'Mid-market AE',
    subject: 'B-07',
    rows: [
      { name: 'Discovery depth', score: 4 },
      { name: 'Business case', score: 3 },
      { name: 'Multi-threading', score: 5 },
      { name: 'Forecast honesty', score: 2 },
    ],
    time: '12:04',
    quote: '“Who feels it if nothing changes by March?”',
    note: 'Illustrative data',
  },
} satisfies Omit<SocialCardProps, 'title'>;

/** The title of the picture that stands for the site as a whole. */
export const socialDefaultTitle = 'A sales hiring flow with receipts';
