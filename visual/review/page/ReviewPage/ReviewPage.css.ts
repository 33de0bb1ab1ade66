import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { below, from, hairline, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100dvh',
  background: vars.surface.page,
  overflow: 'clip',
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minHeight: '3.5rem',
  padding: `${space[2]} ${space[4]}`,
  borderBottom: hairline,
});

export const progress = style({
  ...typeScale.mono,
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: space[3],
  color: vars.text.muted,
  whiteSpace: 'nowrap',
});

export const meter = style({
  display: 'none',
  flex: '1 1 4rem',
  maxWidth: '12rem',
  '@media': { [from('md')]: { display: 'block' } },
  height: '0.5rem',
  accentColor: vars.action.fill,
});

/** Spoken always, shown where there is room. */
export const roomy = style({
  '@media': {
    [below('md')]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const title = style([roomy]);

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

/** Where there is no room for all, one part shows at a time. */
export const parts = style({
  display: 'grid',
  justifyContent: 'center',
  padding: space[2],
  borderTop: hairline,
  '@media': { [from('lg')]: { display: 'none' } },
});

export const body = style({
  display: 'grid',
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
});

export const withDetails = style({
  '@media': { [from('lg')]: { gridTemplateColumns: '20rem minmax(0, 1fr) 18.75rem' } },
});

const part = { minHeight: 0, minWidth: 0 } as const;

export const causes = style({
  ...part,
  overflow: 'auto',
  borderInlineEnd: hairline,
});

export const main = style(part);

export const details = style({ ...part, borderInlineStart: hairline });

/** Out of the way until there is room for it. */
export const aside = style({ display: 'none', '@media': { [from('lg')]: { display: 'block' } } });

export const failure = style({ padding: space[4] });

export const empty = style({
  display: 'grid',
  placeContent: 'center',
  gap: space[3],
  height: '100%',
  padding: space[6],
  background: vars.surface.sunken,
});
