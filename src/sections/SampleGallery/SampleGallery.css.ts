import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import { from, hairline, radius, space, wrappingRow } from '../../design/tokens.ts';

export const top = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});

/** Two large samples, below each other where there is no room, then three small ones. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[12]} ${space[8]}`,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

const card = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});

export const sample = styleVariants({
  large: [
    card,
    {
      '@media': { [from('md')]: { gridColumn: '1 / -1' }, [from('lg')]: { gridColumn: 'span 3' } },
    },
  ],
  small: [
    card,
    {
      '@media': {
        [from('md')]: { gridColumn: '1 / -1', gridTemplateColumns: '7fr 5fr', columnGap: space[8] },
        [from('lg')]: { gridColumn: 'span 2', gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  ],
});

/** Cuts the sheet at its lower edge. */
const crop = style({
  overflow: 'hidden',
  padding: `${space[6]} ${space[6]} 0`,
  // Darker than the head of a sheet, so that the sheet's edge is visible.
  background: `light-dark(${vars.border.hairline}, ${vars.surface.page})`,
  border: hairline,
  borderRadius: radius.card,
});

export const frame = styleVariants({
  large: [crop, { height: '24rem' }],
  small: [crop, { height: '18rem' }],
});

export const links = style({
  ...wrappingRow(`${space[3]} ${space[6]}`),
  marginBlock: `-${space[2]}`,
});
globalStyle(`${links} > a`, { paddingBlock: space[2] });

export const notes = style({
  display: 'grid',
  gap: space[2],
  paddingTop: space[6],
  borderTop: hairline,
});
