import { useEffect, useState } from 'react';
import type { Finding } from '../../../findings.ts';

/** The ways to look at two pictures. */
export const views = {
  beside: 'Beside',
  slider: 'Slider',
  blink: 'Blink',
  difference: 'Difference',
} as const;

/** The sizes to look at them in. */
export const zooms = { fit: 'Fit', actual: '100 %', triple: '300 %' } as const;

export type View = keyof typeof views;
export type Zoom = keyof typeof zooms;

/** Milliseconds a picture shows while blinking: slow enough to be no flash. */
const interval = 700;

/** How pictures are viewed. View and zoom are kept from finding to finding; the changed region is the first again. */
export function usePictureView(finding: Finding | null) {
  const [view, setView] = useState<View>('beside');
  const [zoom, setZoom] = useState<Zoom>('actual');
  const [isAfter, setIsAfter] = useState(true);
  const [region, setRegion] = useState({ findingId: '', index: 0 });
  const findingId = finding?.id ?? '';
  // An index of another finding does not count.
  const regionIndex = region.findingId === findingId ? region.index : 0;
  const regionCount = finding?.change?.regions.length ?? 0;
  const isBlinking = view === 'blink' && finding !== null;
  useEffect(() => {
    // It alternates by itself, unless the reader prefers reduced motion.
    if (!isBlinking || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setIsAfter((before) => !before), interval);
    return () => clearInterval(timer);
  }, [isBlinking]);
  return {
    view,
    setView,
    zoom,
    setZoom,
    /** Whether blinking shows the new picture, not the approved one. */
    isAfter,
    flip: () => setIsAfter((before) => !before),
    /** Index of the changed region in view. */
    regionIndex,
    regionCount,
    nextRegion: () =>
      setRegion({ findingId, index: regionCount === 0 ? 0 : (regionIndex + 1) % regionCount }),
  };
}

export type PictureView = ReturnType<typeof usePictureView>;
