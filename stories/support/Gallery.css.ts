import { style, styleVariants } from '@vanilla-extract/css';
import { below, breakpoints, space } from '../../src/design/tokens.ts';

/** Factor by which windows are scaled down. */
const scale = 'var(--scale)';
const height = 800;

export const windows = { phone: 375, tablet: breakpoints.md, desktop: breakpoints.xl } as const;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  vars: { '--scale': '0.36' },
  '@media': { [below('md')]: { vars: { '--scale': '0.22' } } },
});

export const place = styleVariants(windows, (width) => ({
  margin: 0,
  width: `calc(${width}px * ${scale})`,
}));

export const view = style({
  height: `calc(${height}px * ${scale})`,
  overflow: 'hidden',
  border: '1px solid #8888',
});

export const frame = styleVariants(windows, (width) => ({
  width,
  maxWidth: 'none',
  height,
  border: 0,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
}));
