/** A width and a height, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What part of a picture shows: the point in the middle of the pane, and how large a pixel is. */
export interface Viewport {
  /** In pixels of the picture. */
  readonly x: number;
  readonly y: number;
  /** Screen pixels for a pixel of the picture. */
  readonly scale: number;
}

export const scales = { least: 0.05, most: 16 } as const;

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function centerWithin(center: number, length: number, shown: number): number {
  return shown >= length ? length / 2 : within(center, shown / 2, length - shown / 2);
}

/** The nearest viewport that shows no more emptiness around the picture than it must. */
export function clamped({ x, y, scale }: Viewport, picture: Size, pane: Size): Viewport {
  const bounded = within(scale, scales.least, scales.most);
  return {
    x: centerWithin(x, picture.width, pane.width / bounded),
    y: centerWithin(y, picture.height, pane.height / bounded),
    scale: bounded,
  };
}

/** Zooms by a factor; the point at `at`, counted from the middle of the pane, stays where it is. */
export function zoomed(
  viewport: Viewport,
  factor: number,
  at: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): Viewport {
  const scale = within(viewport.scale * factor, scales.least, scales.most);
  return {
    x: viewport.x + at.x / viewport.scale - at.x / scale,
    y: viewport.y + at.y / viewport.scale - at.y / scale,
    scale,
  };
}

/** Moves the picture by so many screen pixels. */
export function panned(viewport: Viewport, dx: number, dy: number): Viewport {
  return {
    ...viewport,
    x: viewport.x - dx / viewport.scale,
    y: viewport.y - dy / viewport.scale,
  };
}

/** The whole picture, never larger than it is. */
export function fitted(picture: Size, pane: Size): Viewport {
  const scale = Math.min(1, pane.width / picture.width, pane.height / picture.height);
  return { x: picture.width / 2, y: picture.height / 2, scale: Math.max(scale, scales.least) };
}

/** Where the picture's own corner lies in the pane; whole pixels, so that nothing is blurred. */
export function origin({ x, y, scale }: Viewport, pane: Size): { x: number; y: number } {
  return { x: Math.round(pane.width / 2 - x * scale), y: Math.round(pane.height / 2 - y * scale) };
}

/** The size that holds both pictures. */
export function extent(before: Size | null, after: Size | null): Size {
  return {
    width: Math.max(before?.width ?? 1, after?.width ?? 1),
    height: Math.max(before?.height ?? 1, after?.height ?? 1),
  };
}
