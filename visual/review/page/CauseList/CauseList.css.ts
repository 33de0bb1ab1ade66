import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { hairline, space, typeScale } from '../../../../src/design/tokens.ts';

export const item = style({
  borderBottom: hairline,
});

export const cause = style({
  display: 'flex',
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
  overflowWrap: 'anywhere',
});

export const facts = style({ ...typeScale.mono, display: 'block', color: vars.text.muted });
