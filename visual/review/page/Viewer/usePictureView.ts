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

/** How pictures are viewed; it is kept from picture to picture. */
export function usePictureView(finding: Finding | null) {
  const [view, setView] = useState<View>('beside');
  const [zoom, setZoom] = useState<Zoom>('actual');
  const [isAfter, setIsAfter] = useState(true);
  const [region, setRegion] = useState({ id: '', at: 0 });
  const id = finding?.id ?? '';
  const at = region.id === id ? region.at : 0;
  const count = finding?.change?.regions.length ?? 0;
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
    /** Which picture blinking shows. */
    isAfter,
    flip: () => setIsAfter((before) => !before),
    /** Index of the changed region that is looked at, and how many there are. */
    at,
    count,
    next: () => setRegion({ id, at: count === 0 ? 0 : (at + 1) % count }),
  };
}

export type PictureView = ReturnType<typeof usePictureView>;
