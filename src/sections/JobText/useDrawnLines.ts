import { useEffect, useState } from 'react';

/** Lines added in each frame: laying out a long text at once would block a slow phone. */
const linesPerFrame = 20;

/**
 * How many lines of a text to draw: at first all. When the text gets longer, some more in every frame.
 *
 * @param count - Lines of the text as it is now.
 */
export function useDrawnLines(count: number): number {
  const [drawn, setDrawn] = useState(count);
  useEffect(() => {
    if (drawn === count) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(Math.min(count, drawn + linesPerFrame)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
