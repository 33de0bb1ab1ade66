import { useCallback, useEffect, useRef } from 'react';
import type { StageState } from './useStage.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const distance = (one: Point, other: Point): number =>
  Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

/** How far a turn of the wheel zooms. */
const wheelRate = 0.0015;

/** Counted from the middle of the pane under it. */
function fromMiddle({ x, y }: Point): Point {
  const pane = document.elementsFromPoint(x, y).find((element) => element.matches('[data-pane]'));
  const box = pane?.getBoundingClientRect();
  return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : { x: 0, y: 0 };
}

function listen(element: HTMLElement, stage: () => StageState): () => void {
  const pointers = new Map<number, Point>();
  const end = new AbortController();
  const on = <Type extends 'wheel' | `pointer${'down' | 'move' | 'up' | 'cancel'}`>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void => {
    // The wheel would otherwise be heard passively, and the page would zoom along.
    element.addEventListener(type, listener, { signal: end.signal, passive: false });
  };
  on('wheel', (event) => {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey)
      stage().zoomBy(Math.exp(-event.deltaY * wheelRate), fromMiddle(pointOf(event)));
    else stage().pan(-event.deltaX, -event.deltaY);
  });
  on('pointerdown', (event) => {
    const isControl = event.target instanceof Element && event.target.closest('input') !== null;
    if (event.button !== 0 || isControl) return;
    element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, pointOf(event));
  });
  on('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    pointers.set(event.pointerId, now);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      stage().pan(now.x - before.x, now.y - before.y);
      return;
    }
    const from = middle(before, other);
    const to = middle(now, other);
    stage().zoomBy(distance(now, other) / distance(before, other), fromMiddle(from));
    stage().pan(to.x - from.x, to.y - from.y);
  });
  on('pointerup', ({ pointerId }) => pointers.delete(pointerId));
  on('pointercancel', ({ pointerId }) => pointers.delete(pointerId));
  return () => end.abort();
}

/**
 * Drag and wheel pan; two fingers, and the wheel with Ctrl, zoom about where they are.
 *
 * @returns The ref of the element that listens.
 */
export function usePointers(
  stage: StageState,
): (element: HTMLElement | null) => (() => void) | undefined {
  const latest = useRef(stage);
  useEffect(() => {
    latest.current = stage;
  });
  return useCallback((element: HTMLElement | null) => {
    return element ? listen(element, () => latest.current) : undefined;
  }, []);
}
