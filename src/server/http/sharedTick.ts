/**
 * Holds answers back to a tick they all share, so that the time of an answer does not tell whether
 * an address was already known.
 *
 * @param periodMs - The tick.
 * @returns A function whose promise resolves at the next tick.
 */
export function sharedTick(periodMs: number): () => Promise<void> {
  let waiting: (() => void)[] = [];
  const tick = () => {
    const released = waiting;
    waiting = [];
    for (const release of released) release();
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setTimeout(tick, periodMs - (performance.now() % periodMs));
    });
}
