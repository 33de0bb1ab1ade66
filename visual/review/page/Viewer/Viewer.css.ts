import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { below, hairline, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  minWidth: 0,
  height: '100%',
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[1]} ${space[3]}`,
  borderBottom: hairline,
  background: vars.surface.page,
});

export const group = style({ display: 'inline-flex', alignItems: 'center' });

export const count = style({
  ...typeScale.mono,
  paddingInline: space[2],
  color: vars.text.muted,
  whiteSpace: 'nowrap',
});

export const title = style({
  ...typeScale.small,
  flex: '1 1 0',
  minWidth: 0,
  fontWeight: 600,
  color: vars.text.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Spoken always, shown where there is room. */
export const roomy = style({
  '@media': {
    [below('md')]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
