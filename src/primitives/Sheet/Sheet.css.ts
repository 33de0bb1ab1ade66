import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { hairline, space, typeScale, wrappingRow } from '../../design/tokens.ts';

/** Container queries for the width of the sheet instead of the screen's: sheets are used in many columns. */
export const sheetFrom = {
  small: '(min-width: 16rem)',
  medium: '(min-width: 28rem)',
  wide: '(min-width: 36rem)',
} as const;

/** Hides an element on a narrow sheet on a screen; paper has room for it. */
export const notNarrow = {
  '@media': { screen: { '@container': { '(max-width: 27.9rem)': { display: 'none' } } } },
} as const;

export const root = style({
  containerType: 'inline-size',
  fontSize: '1rem',
  lineHeight: '1.5',
});

export const head = style({
  ...typeScale.small,
  color: vars.text.muted,
  ...wrappingRow(`${space[1]} ${space[4]}`),
  justifyContent: 'space-between',
  padding: `${space[3]} ${space[4]}`,
  background: vars.surface.sunken,
  borderBottom: hairline,
});

export const body = style({ padding: space[4] });

export const label = style({ ...typeScale.small, color: vars.text.muted });

export const foot = style({
  display: 'grid',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  color: vars.text.muted,
  borderTop: hairline,
});

export const footLine = style({ fontWeight: 600, color: vars.text.strong });
