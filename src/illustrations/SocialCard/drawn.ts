/** An element of the picture: a box, an SVG or one of its paths. The build draws it without a browser. */
export interface Drawn {
  readonly type: 'div' | 'svg' | 'path';
  readonly props: Readonly<Record<string, unknown>> & {
    readonly children?: readonly (Drawn | string)[];
  };
}

type Style = Readonly<Record<string, string | number>>;

/**
 * A box, laid out by flex unless its style says otherwise. The build's renderer loads the text typeface in the
 * weights 400, 500 and 600, and the mono typeface in 400 only.
 */
export const box = (style: Style, ...children: readonly (Drawn | string)[]): Drawn => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

export const svg = (
  size: { width: number; height: number },
  viewBox: string,
  paths: Drawn[],
): Drawn => ({
  type: 'svg',
  props: { ...size, viewBox, children: paths },
});

export const path = (props: Readonly<Record<string, string | number>>): Drawn => ({
  type: 'path',
  props,
});
