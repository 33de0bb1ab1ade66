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

/** How pictures are looked at; it stays from picture to picture. */
export function usePictureView(finding: Finding | null) {
  const [view, setView] = useState<View>('beside');
  const [zoom, setZoom] = useState<Zoom>('actual');
  const [isAfter, setIsAfter] = useState(true);
  const [at, setAt] = useState({ id: '', place: 0 });
  const id = finding?.id ?? '';
  const place = at.id === id ? at.place : 0;
  const places = finding?.change?.regions.length ?? 0;
  const isBlinking = view === 'blink' && finding !== null;
  useEffect(() => {
    // It turns by itself, except for those who asked for less motion.
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
    /** Index of the changed place that is looked at, and how many there are. */
    place,
    places,
    nextPlace: () => setAt({ id, place: places === 0 ? 0 : (place + 1) % places }),
  };
}

export type PictureView = ReturnType<typeof usePictureView>;
