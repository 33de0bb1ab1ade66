import { createElement, type ReactElement } from 'react';

type Style = Readonly<Record<string, string | number>>;

/**
 * A flex box. The build's renderer knows flex layout only, takes lengths in px, and has the text face
 * in the weights 400, 500 and 600 and the mono face in its one weight.
 */
export const box = (style: Style, ...children: readonly (ReactElement | string)[]): ReactElement =>
  createElement(
    'div',
    { style: { display: 'flex', boxSizing: 'border-box', ...style } },
    ...children,
  );

/** An SVG of `size` px; `viewBox` as in SVG. */
export const svg = (
  size: { width: number; height: number },
  viewBox: string,
  paths: readonly ReactElement[],
): ReactElement => createElement('svg', { ...size, viewBox }, ...paths);

/** A shape of an SVG. */
export const path = (props: Readonly<Record<string, string>>): ReactElement =>
  createElement('path', props);
