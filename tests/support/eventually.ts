import { vi } from 'vitest';

/** Waits until `assertion` passes. The timeout only ends a hang: no result depends on how long this takes. */
export const eventually = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, { timeout: 500_000, interval: 20 });
