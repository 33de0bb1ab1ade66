import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { style } from '../../design/primitiveStyle.ts';
import { depth, hairline, motion, space, targetSize } from '../../design/tokens.ts';

const slide = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const panel = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  border: 0,
  color: vars.text.body,
  zIndex: depth.dialog,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.surface.page,
  animation: `${slide} ${motion.disclosure} ${motion.easing}`,
});

/** A closed dialog: invisible, but left in the document for a moment, for screen readers. */
export const leaving = style([panel, { opacity: 0, pointerEvents: 'none', animation: 'none' }]);

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '4.25rem',
  paddingInline: '1.25rem',
  borderBottom: hairline,
});

export const title = style({ fontSize: '1rem', fontWeight: 600, color: vars.text.strong });

export const close = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: targetSize,
  height: targetSize,
  marginInlineEnd: '-0.75rem',
  fontSize: '1.375rem',
  color: vars.text.strong,
});

export const body = style({ padding: `${space[6]} 1.25rem` });
