import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { below, from, hairline, measure, space } from '../../design/tokens.ts';

export const root = style({ display: 'grid', borderBottom: hairline });

export const item = style({
  borderTop: hairline,
  '@media': { [from('md')]: { paddingBlock: space[6] } },
});
// From `md` on, the name is beside the rest.
globalStyle(`${item} > div`, {
  '@media': {
    [from('md')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: space[8],
    },
  },
});

export const details = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  '@media': { [below('md')]: { paddingBottom: space[4] } },
});

/** Lighter than the reason that it supports. */
export const source = style({ maxWidth: measure.prose });
globalStyle(`${source} > a`, { fontWeight: 400 });

/** Words quoted from the job description. */
export const quote = style({ fontWeight: 600, color: vars.text.strong });
