import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, hairline, space } from '../../design/tokens.ts';

export const root = style({ display: 'grid', borderBottom: hairline });

export const item = style({
  display: 'grid',
  gap: `${space[2]} ${space[8]}`,
  paddingBlock: space[6],
  borderTop: hairline,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const details = style({ display: 'grid', gap: space[2], justifyItems: 'start' });

/** The words as the job description has them. */
export const quote = style({ fontWeight: 600, color: vars.text.strong });
