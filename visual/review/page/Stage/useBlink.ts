import { useEffect, useState } from 'react';

/** Milliseconds a picture shows: slow enough to be no flash. */
const interval = 700;

/** Which of both pictures shows. It turns by itself, except for those who asked for less motion. */
export function useBlink(on: boolean) {
  const [after, setAfter] = useState(true);
  useEffect(() => {
    if (!on || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setAfter((before) => !before), interval);
    return () => clearInterval(timer);
  }, [on]);
  return { after, flip: () => setAfter((before) => !before) };
}
