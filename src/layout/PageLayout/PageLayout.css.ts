import '../../design/global.css.ts';
import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/sectionStyle.ts';
import { depth, space } from '../../design/tokens.ts';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: space[4],
  top: space[2],
  zIndex: depth.skipLink,
  padding: `${space[3]} ${space[4]}`,
  fontWeight: 600,
  color: vars.action.onFill,
  background: vars.action.fill,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});

/** A container, so that styles inside can query its width in em, which follows any enlarged text. */
export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  containerType: 'inline-size',
});

export const main = style({ flex: '1', outline: 'none' });
