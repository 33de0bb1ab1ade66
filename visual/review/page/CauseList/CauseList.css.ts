import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { hairline, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({ display: 'block' });

export const item = style({
  borderBottom: hairline,
  // What is out of sight is neither laid out nor drawn.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 4.5rem',
});

export const cause = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  padding: `${space[3]} ${space[4]}`,
  textAlign: 'start',
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&:hover': { background: vars.action.quietHover },
    '&[aria-current="true"]': {
      background: vars.surface.sunken,
      borderInlineStartColor: vars.action.fill,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const title = style({
  ...typeScale.small,
  fontWeight: 600,
  lineHeight: '1.35',
  color: vars.text.strong,
});

export const facts = style({
  ...typeScale.mono,
  display: 'block',
  color: vars.text.muted,
});

export const glyph = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '1.75rem',
  color: vars.text.muted,
  border: hairline,
  borderRadius: '4px',
});
