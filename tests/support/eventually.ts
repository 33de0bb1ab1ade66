import { vi } from 'vitest';

/** Long enough for any machine: this ends a hang, it judges nothing. */
const deadlineMs = 500_000;

/** Waits until `assertion` holds, however long that takes on a busy machine. */
export const eventually = <Result>(
  assertion: () => Result | Promise<Result>,
  timeout = deadlineMs,
): Promise<Result> => vi.waitFor(assertion, { timeout, interval: 20 });
