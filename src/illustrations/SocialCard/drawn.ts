/** A box with its style, or a shape of an SVG; what the build draws without a browser. */
export interface Drawn {
  readonly type: 'div' | 'svg' | 'path';
  readonly props: Readonly<Record<string, unknown>> & {
    readonly children?: readonly (Drawn | string)[];
  };
}

type Style = Readonly<Record<string, string | number>>;

/**
 * A flex box. The build's renderer knows flex layout only, takes lengths in px, and has the text face
 * in the weights 400, 500 and 600 and the mono face in its one weight.
 */
export const box = (style: Style, ...children: readonly (Drawn | string)[]): Drawn => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

/** An SVG of `size` px; `viewBox` as in SVG. */
export const svg = (
  size: { width: number; height: number },
  viewBox: string,
  paths: Drawn[],
): Drawn => ({
  type: 'svg',
  props: { ...size, viewBox, children: paths },
});

/** A shape of an SVG. */
export const path = (props: Readonly<Record<string, string | number>>): Drawn => ({
  type: 'path',
  props,
});
