import { style, styleVariants } from '@vanilla-extract/css';
import { brandColors } from '../../src/design/brandColors.ts';
import { vars } from '../../src/design/contract.css.ts';
import { equalColumns, family, from, radius, space, typeScale } from '../../src/design/tokens.ts';

export const root = style({
  ...equalColumns({ md: 2, lg: 3 }),
  gap: space[6],
  alignItems: 'start',
  fontFamily: family.text,
  ...typeScale.body,
  color: vars.text.body,
  background: vars.surface.page,
  paddingBlock: `${space[4]} ${space[8]}`,
});

const partBase = { display: 'grid', gap: space[3], minWidth: 0 } as const;

export const part = styleVariants({
  regular: partBase,
  tall: { ...partBase, '@media': { [from('lg')]: { gridRow: 'span 2' } } },
});

export const colors = style({ display: 'flex', height: space[16] });

const color = style({
  flex: 1,
  selectors: {
    '&:first-child': { borderRadius: `${radius.control} 0 0 ${radius.control}` },
    '&:last-child': { borderRadius: `0 ${radius.control} ${radius.control} 0` },
  },
});

export const fill = styleVariants(brandColors, (background) => [color, { background }]);

export const scores = style({ display: 'flex', gap: space[1] });
