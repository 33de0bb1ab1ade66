import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import { inverseTheme } from '../../design/theme.css.ts';
import { from, motion, radius, space } from '../../design/tokens.ts';
import { feed } from '../../primitives/Receipt/Receipt.css.ts';

/** How much of the panel is behind the paper. */
export const overlap = '3rem';

/** The grid with its printer. */
export const root = style({ display: 'grid', minWidth: 0 });

/** Paper and mouth; the hairline ends above them. */
export const printer = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'end',
  minWidth: 0,
  marginTop: `-${overlap}`,
  paddingInline: space[3],
  '@media': { [from('sm')]: { paddingInline: `12% ${space[6]}` } },
});

export const mouth = style([
  inverseTheme,
  {
    width: `calc(100% + 2 * ${space[2]})`,
    height: '8px',
    marginInline: `-${space[2]}`,
    marginBottom: '-4px',
    background: vars.surface.page,
    boxShadow: `0 0 0 1px ${vars.border.control}`,
    borderRadius: radius.pill,
    '@media': { print: { display: 'none' } },
  },
]);

/** Where the paper comes out: above this edge it is still inside. */
export const slips = style({
  display: 'grid',
  width: '100%',
  minWidth: 0,
  clipPath: 'inset(0 -3rem -4rem)',
});

const slip = style({
  gridArea: '1 / 1',
  minWidth: 0,
  '@supports': { 'selector(:has(*))': { visibility: 'hidden' } },
});

/** The paper of the score with this place in its column, printed while that score is the pressed one. */
export const slipOf = styleVariants({ 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 }, (index) => [
  slip,
  {
    selectors: {
      [`${root}:has([value="${index}"]:checked) &`]: {
        visibility: 'visible',
        animation: `${feed} ${motion.draw} steps(9) backwards`,
      },
    },
  },
]);
