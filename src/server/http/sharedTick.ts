/**
 * Holds answers back to a beat they all share, so that the time of an answer does not tell whether
 * an address was already known.
 *
 * @param periodMs - The beat.
 * @returns A function whose promise resolves at the next beat.
 */
export function sharedTick(periodMs: number): () => Promise<void> {
  let waiting: (() => void)[] = [];
  const beat = () => {
    const released = waiting;
    waiting = [];
    for (const release of released) release();
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setTimeout(beat, periodMs - (performance.now() % periodMs));
    });
}
