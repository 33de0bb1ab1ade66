import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { from, hairline, measure, space } from '../../design/tokens.ts';

export const root = style({ display: 'grid', borderBottom: hairline });

export const item = style({
  display: 'grid',
  gap: `${space[2]} ${space[8]}`,
  paddingBlock: space[6],
  borderTop: hairline,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const details = style({ display: 'grid', gap: space[2], justifyItems: 'start' });

/** Less than the words that it supports. */
export const source = style({ maxWidth: measure.prose });
globalStyle(`${source} > a`, { fontWeight: 400 });

/** The words as the job description has them. */
export const quote = style({ fontWeight: 600, color: vars.text.strong });
