import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { from, hairline, space, typeScale } from '../../../../src/design/tokens.ts';

const wide = from('lg');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  background: vars.surface.page,
  '@media': {
    [wide]: {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      height: '100dvh',
    },
  },
});

const acrossAll = { '@media': { [wide]: { gridColumn: '1 / -1' } } } as const;

export const header = style({
  ...acrossAll,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[2]} ${space[4]}`,
  borderBottom: hairline,
});

export const left = style({ ...typeScale.mono, flex: '1 1 auto', color: vars.text.muted });

/** List of causes: in wide windows beside the pictures, otherwise above them in a third of the window. */
export const causes = style({
  overflow: 'auto',
  maxHeight: '33dvh',
  borderBottom: hairline,
  '@media': { [wide]: { maxHeight: 'none', borderBottom: 0, borderInlineEnd: hairline } },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  padding: space[4],
  background: vars.surface.sunken,
  '@media': { [wide]: { overflow: 'auto', padding: space[6] } },
});

export const footer = style({
  ...acrossAll,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  background: vars.surface.page,
  borderTop: hairline,
});
