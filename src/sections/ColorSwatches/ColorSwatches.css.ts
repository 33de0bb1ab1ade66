import { brandColors } from '../../design/brandColors.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { from, hairline, radius, space, wrappingRow } from '../../design/tokens.ts';

export const swatches = style({
  display: 'grid',
  gap: `${space[8]} ${space[6]}`,
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('lg')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
  },
});

export const swatch = style({
  display: 'grid',
  // Rows shared by neighboring swatches, so that their names and values align.
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: space[4],
  minWidth: 0,
});

const block = style({
  height: space[24],
  border: hairline,
  borderRadius: radius.control,
  // The color is the content here, so a forced-colors theme must not replace it.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const color = styleVariants(brandColors, (background) => [block, { background }]);

export const words = style({ display: 'grid', gap: space[1], alignContent: 'start' });

export const values = style({
  ...wrappingRow(space[2]),
  alignContent: 'start',
  minWidth: 0,
  paddingBottom: space[4],
});
