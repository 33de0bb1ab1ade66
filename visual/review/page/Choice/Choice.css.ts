import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { forcedColors, from, radius, space, typeScale } from '../../../../src/design/tokens.ts';

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  minWidth: 0,
  justifySelf: 'start',
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
  overflow: 'clip',
});

export const option = style({
  ...typeScale.small,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingInline: space[2],
  cursor: 'pointer',
  color: vars.text.muted,
  selectors: {
    '&:hover': { background: vars.action.quietHover },
    '&:has(:checked)': { color: vars.action.onFill, background: vars.action.fill },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.focus}`,
      outlineOffset: '-4px',
    },
    '&:has(:checked):has(:focus-visible)': { outlineColor: vars.action.onFill },
  },
  '@media': {
    [from('md')]: { paddingInline: space[3] },
    '(pointer: coarse)': { minHeight: '2.75rem' },
    [forcedColors]: {
      selectors: { '&:has(:checked)': { color: 'HighlightText', background: 'Highlight' } },
    },
  },
});

/** The browser's own control stays, for keys and for screen readers. */
export const control = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
