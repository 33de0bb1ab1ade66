import { vars } from '../../design/contract.css.ts';
import { style, styleVariants } from '../../design/sectionStyle.ts';
import {
  forcedColors,
  from,
  motion,
  outlinedChoice,
  radius,
  space,
  targetSize,
} from '../../design/tokens.ts';
import { nonePressed, place } from './ScoreGrid.css.ts';

/** The hairline from the pressed score down to its receipt, behind the scores in between. */
const wire = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  top: '100%',
  insetInlineStart: '50%',
  height: `calc(var(--below, 0) * (var(--cell, ${targetSize}) + 2 * var(--room, 3px)) + ${space[4]})`,
  borderInlineStart: `2px solid ${vars.border.evidence}`,
  pointerEvents: 'none',
} as const;

const placeBase = style([place, { selectors: { '&:has(:checked)::after': wire } }]);

/**
 * A score that can be pressed. `card` and `spread` are for the score whose receipt is shown before any press:
 * it has the hairline from the start, except in a `spread` on a phone, where no receipt is shown then.
 */
export const pressablePlace = styleVariants({
  card: [placeBase, { selectors: { [`${nonePressed} &::after`]: wire } }],
  spread: [
    placeBase,
    { '@media': { [from('md')]: { selectors: { [`${nonePressed} &::after`]: wire } } } },
  ],
  other: [placeBase],
});

const pressedRing = { boxShadow: `0 0 0 2.5px ${vars.text.strong}` } as const;

export const press = style({
  position: 'relative',
  display: 'block',
  height: '100%',
  cursor: 'pointer',
  borderRadius: radius.cell,
  boxShadow: `0 0 0 1.5px ${vars.border.control}`,
  transition: `box-shadow ${motion.hover} ${motion.easing}`,
  selectors: {
    '&:hover': { boxShadow: `0 0 0 1.5px ${vars.text.strong}` },
    '&:has(:checked)': pressedRing,
    [`${nonePressed} ${pressablePlace.card} > &`]: pressedRing,
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '4px' },
  },
  '@media': {
    [from('md')]: { selectors: { [`${nonePressed} ${pressablePlace.spread} > &`]: pressedRing } },
    [forcedColors]: {
      outline: '1px solid ButtonText',
      selectors: outlinedChoice(),
    },
  },
});
