import { connect, type Socket } from 'node:net';

/** What a test runner tells `npm test` while it runs. */
export type Report =
  /** So many files (or tests, where files are run in pieces) will be reported as done. */
  | { readonly type: 'begin'; readonly total: number }
  | { readonly type: 'done'; readonly file: string; readonly ms: number }
  | {
      readonly type: 'test';
      readonly state: 'passed' | 'failed' | 'skipped';
      readonly title: string;
      readonly message?: string;
    }
  /** The runner came to its end, so that nothing is missing. */
  | { readonly type: 'end' };

/** Names the port on which `npm test` listens: a runner may be started through others. */
export const reportPort = 'TEST_REPORT_PORT';

let socket: Socket | undefined;

function connectTo(port: number): Socket {
  // Without `npm test`, nobody waits for the rest; a shell between the two passes no signal on.
  return connect(port, '127.0.0.1')
    .on('close', () => process.exit(1))
    .on('error', () => undefined)
    .unref();
}

/**
 * Tells `npm test`; nobody listens where a runner was started by hand.
 *
 * @returns When the report, and all before it, have left.
 */
export function report(message: Report): Promise<void> {
  const port = process.env[reportPort];
  if (port === undefined) return Promise.resolve();
  socket ??= connectTo(Number(port));
  const line = `${JSON.stringify(message)}\n`;
  return new Promise((resolve) => {
    socket?.write(line, () => resolve());
  });
}
