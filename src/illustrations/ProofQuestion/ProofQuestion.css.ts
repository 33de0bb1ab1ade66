import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { figures, hairline, radius, space } from '../../design/tokens.ts';
import { radioRow } from '../../primitives/RadioOverlay/radioRow.ts';

export const root = style({ minWidth: 0, border: 0 });

export const question = style({ paddingTop: space[2], fontWeight: 600, color: vars.text.strong });

export const option = style({ ...radioRow('2rem minmax(0, 1fr) auto'), cursor: 'pointer' });

export const letter = style({
  ...figures,
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  color: vars.text.strong,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: radius.pill,
  selectors: {
    [`${option}:has(:checked) &`]: {
      color: vars.action.onFill,
      background: vars.action.fill,
      borderColor: vars.action.fill,
    },
  },
});

/** Dashed and empty, like a score without evidence, until an option is chosen. */
export const level = style({
  borderRadius: radius.cell,
  outline: `1px dashed ${vars.border.control}`,
  outlineOffset: '-1px',
  selectors: { [`${root}:has(:checked) &`]: { outline: 'none' } },
});

// The levels of all options appear once any option is chosen.
globalStyle(`${root}:not(:has(:checked)) ${level} > *`, { visibility: 'hidden' });

/** All results share one grid cell, as high as the highest result, so that a choice moves nothing. */
export const results = style({
  display: 'grid',
  padding: space[4],
  background: vars.surface.sunken,
  borderTop: hairline,
});

const place = style({ gridArea: '1 / 1', fontWeight: 500, color: vars.text.strong });

export const hint = style([
  place,
  { selectors: { [`${root}:has(:checked) &`]: { visibility: 'hidden' } } },
]);

export const matches = style([place, { display: 'grid' }]);

export const matched = style({ gridArea: '1 / 1', visibility: 'hidden' });

for (const nth of [1, 2, 3, 4])
  globalStyle(`${root}:has(${option}:nth-of-type(${nth}) :checked) ${matched}:nth-child(${nth})`, {
    visibility: 'visible',
  });
