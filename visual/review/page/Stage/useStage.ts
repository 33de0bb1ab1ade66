import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChangedRegion } from '../../../changes.ts';
import { clamped, fitted, panned, type Size, type Viewport, zoomed } from '../viewport.ts';

const zoomStep = 1.25;

/** The middle of a place; of one that is larger than the pane, of its beginning. */
function focusOf(place: ChangedRegion | undefined, pane: Size, scale: number): Viewport {
  if (!place) return { x: 0, y: 0, scale };
  const { x, y, width, height } = place;
  return {
    x: x + Math.min(width, pane.width / scale) / 2,
    y: y + Math.min(height, pane.height / scale) / 2,
    scale,
  };
}

/**
 * One viewport for all panes of the stage, which is why they zoom and pan together. A new picture
 * is shown at the zoom of the one before, at its first changed place.
 *
 * @param key - Names the picture.
 */
export function useStage(key: string, picture: Size, places: readonly ChangedRegion[]) {
  const [pane, setPane] = useState<Size>({ width: 0, height: 0 });
  const [viewport, setViewport] = useState<Viewport>({ x: 0, y: 0, scale: 1 });
  const [place, setPlace] = useState(0);
  const shown = useRef('');

  const measure = useCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const read = (): void => setPane({ width: element.clientWidth, height: element.clientHeight });
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const change = (next: (before: Viewport) => Viewport): void =>
    setViewport((before) => clamped(next(before), picture, pane));
  const goToPlace = (index: number): void => {
    setPlace(index);
    change(({ scale }) => focusOf(places[index], pane, scale));
  };

  useEffect(() => {
    if (pane.width === 0 || shown.current === key) return;
    shown.current = key;
    goToPlace(0);
  });

  return {
    pane,
    viewport: clamped(viewport, picture, pane),
    /** For one of the panes; all are equally large. */
    measure,
    /** Index of the changed place that was gone to last. */
    place,
    pan: (dx: number, dy: number) => change((before) => panned(before, dx, dy)),
    zoomBy: (factor: number, at?: { x: number; y: number }) =>
      change((before) => zoomed(before, factor, at)),
    zoomIn: () => change((before) => zoomed(before, zoomStep)),
    zoomOut: () => change((before) => zoomed(before, 1 / zoomStep)),
    actualSize: () => change((before) => ({ ...before, scale: 1 })),
    fit: () => change(() => fitted(picture, pane)),
    goToPlace,
    nextPlace: (by: 1 | -1) => {
      if (places.length > 0) goToPlace((place + by + places.length) % places.length);
    },
  };
}

export type StageState = ReturnType<typeof useStage>;
