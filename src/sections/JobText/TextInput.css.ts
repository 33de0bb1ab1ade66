import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import {
  below,
  radius,
  space,
  targetSize,
  withScript,
  withoutScript,
  wrappingRow,
} from '../../design/tokens.ts';

export const root = style({
  display: 'grid',
  gap: space[3],
  borderRadius: radius.control,
  selectors: { '&[data-over]': { outline: `2px dashed ${vars.focus}`, outlineOffset: '6px' } },
  '@media': { [withoutScript]: { display: 'none' } },
});

/** In columns on a phone, so that all buttons are of one width. */
export const ways = style({
  ...wrappingRow(`${space[2]} ${space[3]}`, 'center'),
  '@media': {
    [below('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(8.125rem, 1fr))',
    },
  },
});

globalStyle(`${root} textarea`, { '@media': { [below('md')]: { height: '9.5rem' } } });

// The label has a line of its own above the buttons, so that none of them wraps to another line.
globalStyle(`${ways} > span`, { gridColumn: '1 / -1', flexBasis: '100%' });

/** Looks like a quiet button; the file chooser covers it. */
export const file = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: targetSize,
  paddingInline: space[4],
  fontWeight: 600,
  color: vars.text.link,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.control,
  selectors: {
    '&:hover': { background: vars.action.quietHover },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
  '@media': { [below('md')]: { paddingInline: space[3], fontSize: '0.9375rem' } },
});

export const chooser = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  cursor: 'pointer',
  opacity: 0,
});

export const withoutScripts = style({
  ...wrappingRow(`0 ${space[6]}`, 'center'),
  '@media': { [withScript]: { display: 'none' } },
});
