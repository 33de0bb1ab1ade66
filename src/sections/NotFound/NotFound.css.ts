import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { sideBySide, space } from '../../design/tokens.ts';

export const root = style({ ...sideBySide(7, 5), gap: space[12], alignItems: 'start' });

// Otherwise a window taller than the page shows a white stripe above the footer.
globalStyle(`main:has(${root})`, { background: vars.surface.sunken });

/** Padding around a link: enough to press, and a title that wraps is set apart from the next. */
export const suggestion = style({ paddingBlock: space[2] });

export const code = style({
  fontSize: '4.5rem',
  lineHeight: '1',
  fontWeight: 600,
  letterSpacing: '-0.04em',
  color: vars.text.strong,
});
