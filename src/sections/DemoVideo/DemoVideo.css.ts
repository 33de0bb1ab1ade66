import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../design/contract.css.ts';
import { globalStyle, style, styleVariants } from '../../design/sectionStyle.ts';
import {
  characters,
  floatingSheet,
  forcedColors,
  reducedMotion,
  sideBySide,
  space,
  typeScale,
} from '../../design/tokens.ts';

export const intro = style({});

globalStyle(`${intro} h1`, { maxWidth: characters(28, 'bold') });
globalStyle(`${intro} h1 + p`, { maxWidth: 'none' });

const wordsBase = style({
  ...sideBySide(6, 6, space[12]),
  gap: space[4],
  alignItems: 'last baseline',
});

export const words = styleVariants({
  above: [wordsBase],
  // Moved below the stage, so that the play button is on the first screen. The order of Tab stays right,
  // because nothing in these words takes the focus.
  below: [wordsBase, { order: 1, gap: space[1], paddingBottom: space[6] }],
});

const stageBase = style({
  position: 'relative',
  display: 'grid',
  // Not `hidden`: a box with an aspect ratio would then not grow with the poster, but cut off its last lines.
  overflow: 'clip',
  ...floatingSheet,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' }, print: { boxShadow: 'none' } },
});

/** Poster and tour are as tall as their content; a film has an aspect ratio. */
export const stage = styleVariants({
  tour: [stageBase],
  film: [stageBase, { minHeight: '20rem', aspectRatio: '16 / 9' }],
});

export const frame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  // Room around the film when it is scrolled into view: with the page's scroll padding (global.css.ts), as
  // much as the film's height leaves free.
  scrollMarginBlock: '0.25rem',
});

export const loading = style({
  ...typeScale.small,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gap: space[4],
  placeContent: 'center',
  justifyItems: 'center',
  color: vars.text.muted,
  background: vars.surface.raised,
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  width: '2.5rem',
  height: '2.5rem',
  border: `3px solid ${vars.border.hairline}`,
  borderTopColor: vars.action.fill,
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
