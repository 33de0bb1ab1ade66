import { vars } from '../../design/contract.css.ts';
import { globalStyle, style } from '../../design/sectionStyle.ts';
import { sideBySide, space } from '../../design/tokens.ts';

export const root = style({ ...sideBySide(7, 5), gap: space[12], alignItems: 'center' });

// Otherwise a window taller than the page shows a white stripe above the footer.
globalStyle(`main:has(${root})`, { background: vars.surface.sunken });

export const words = style({ display: 'grid', gap: space[4], minWidth: 0 });

/** What to do next, below a dashed line as on a receipt with a part to tear off. */
export const ways = style({
  display: 'grid',
  gap: space[3],
  paddingTop: space[6],
  borderTop: `1px dashed ${vars.border.control}`,
});
