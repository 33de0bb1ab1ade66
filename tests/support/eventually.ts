import { vi } from 'vitest';

/** Waits until `assertion` holds, however long that takes: its end judges nothing, it ends a hang. */
export const eventually = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, { timeout: 500_000, interval: 20 });
