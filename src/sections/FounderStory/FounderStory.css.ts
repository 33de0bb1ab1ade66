import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { from, hairline, radius, space, typeScale } from '../../design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[16] },
  },
});

export const facts = style({ borderTop: `2px solid ${vars.text.strong}` });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'baseline',
  paddingBlock: space[3],
  borderBottom: hairline,
});

export const term = style({ ...typeScale.mono, color: vars.text.muted });

export const detail = style({ fontWeight: 600, color: vars.text.strong });

/** A letter that has not been written yet: its edge says that it is a place, not a text. */
export const letter = style({
  display: 'grid',
  gap: space[6],
  padding: space[6],
  border: `1.5px dashed ${vars.border.control}`,
  borderRadius: radius.card,
  '@media': { [from('md')]: { padding: space[12] } },
});

export const lines = style({ width: '100%', height: 'auto', color: vars.border.control });

export const signature = style({
  paddingTop: space[4],
  borderTop: hairline,
  fontWeight: 600,
  color: vars.text.strong,
});
