/**
 * Holds back timeouts of exactly `ms` milliseconds until `letGo` is called, so that what they would remove
 * stays visible on a slow machine, too. Call it in `beforeEach`, and return or call `undo` in the cleanup.
 */
export function holdTimeouts(ms: number): { letGo: () => void; undo: () => void } {
  const real = globalThis.setTimeout;
  const held = new Map<number, () => void>();
  const holding = (work: () => void, delay?: number): number => {
    if (delay !== ms) return real(work, delay) as unknown as number;
    // A real id, so that code can clear it safely.
    const id = real(() => undefined, 0) as unknown as number;
    held.set(id, work);
    return id;
  };
  const realClear = globalThis.clearTimeout;
  globalThis.setTimeout = holding as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((id: number) => {
    held.delete(id);
    realClear(id);
  }) as typeof clearTimeout;
  return {
    letGo: () => {
      const due = [...held.values()];
      held.clear();
      for (const work of due) work();
    },
    undo: () => {
      globalThis.setTimeout = real;
      globalThis.clearTimeout = realClear;
    },
  };
}
