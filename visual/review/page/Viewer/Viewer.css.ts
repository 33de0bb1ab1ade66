import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../../../src/design/contract.css.ts';
import { style } from '../../../../src/design/sectionStyle.ts';
import { from, hairline, reducedMotion, space, typeScale } from '../../../../src/design/tokens.ts';

/** Side by side where there is room, one above the other where there is none. */
export const beside = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const pane = style({
  position: 'relative',
  overflow: 'auto',
  minWidth: 0,
  maxHeight: '70vh',
  background: vars.surface.sunken,
  border: hairline,
});

export const label = style({
  ...typeScale.mono,
  position: 'sticky',
  inset: 0,
  zIndex: 1,
  display: 'inline-block',
  padding: space[1],
  color: vars.text.muted,
  background: vars.surface.page,
});

export const sheet = style({ position: 'relative' });

export const fitting = style([sheet, { maxWidth: '100%' }]);

export const picture = style({
  display: 'block',
  height: 'auto',
  background: vars.surface.page,
});

export const cover = style({ position: 'absolute', inset: 0 });

/** White where both pictures are equal; even the smallest difference of a color becomes visible. */
export const difference = style({ isolation: 'isolate', filter: 'brightness(40) invert(1)' });
globalStyle(`${difference} ${cover}`, { mixBlendMode: 'difference' });

/** Shows and hides the new picture over the approved one every 0.7 s; WCAG allows three flashes a second. */
export const blink = style({ display: 'grid' });
const turns = keyframes({ 'from, 50%': { opacity: 1 }, '50.1%, to': { opacity: 0 } });
globalStyle(`${blink} > *`, { gridArea: '1 / 1' });
globalStyle(`${blink} > :last-child`, {
  animation: `${turns} 1400ms infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const frame = style({
  position: 'absolute',
  outline: `2px dashed ${vars.focus}`,
  outlineOffset: '3px',
  pointerEvents: 'none',
});

export const slider = style({
  width: '100%',
  minHeight: '2.75rem',
  accentColor: vars.action.fill,
});

export const link = style({ ...typeScale.small, color: vars.text.link, padding: space[2] });
