import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { figures, hairline, measure, space, withoutScript } from '../../design/tokens.ts';

/** Hidden without scripts and on paper, where every scene is displayed with the caption repeated here. */
export const root = style({
  display: 'grid',
  gap: space[6],
  width: '100%',
  '@media': { [withoutScript]: { display: 'none' }, print: { display: 'none' } },
});

export const entries = style({ display: 'grid', borderTop: hairline });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: space[4],
  borderBottom: hairline,
});

export const time = style({ ...figures, color: vars.text.muted });

export const said = style({ maxWidth: measure.prose });

export const jump = style({
  display: 'inline-block',
  minHeight: '24px',
  fontWeight: 600,
  selectors: { '&[aria-current]': { color: vars.text.strong } },
});
