import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { run } from '../run.ts';
import { type Report, reportPort } from './reporters/report.ts';
import { excerpt, keepLog, type Result, type Watcher } from './suite.ts';

/** A test runner that one of our reporters listens in. */
export interface Runner {
  /** Name of the suite, and of its log. */
  readonly suite: string;
  readonly tool: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Listens for reports, one a line; what comes ends with the connection. */
export async function listen(hear: (report: Report) => void): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    createInterface(socket).on('line', (line) => hear(JSON.parse(line) as Report));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Runs a test runner to its end and passes on what its reporter tells. */
export async function runTests(
  { suite, tool, args, environment }: Runner,
  watcher: Watcher,
): Promise<Result> {
  const result = { passed: 0, failed: 0, skipped: 0 };
  let done = 0;
  let total = 0;
  let hasEnded = false;
  const hear = (report: Report): void => {
    switch (report.type) {
      case 'begin':
        total = report.total;
        break;
      case 'done':
        done += 1;
        watcher.took(report.file, report.ms);
        break;
      case 'test':
        result[report.state] += 1;
        if (report.state === 'failed')
          watcher.failure(`${report.title}\n${excerpt(report.message ?? '', 12)}`);
        break;
      case 'end':
        hasEnded = true;
    }
    watcher.progress(done, total);
  };
  const server = await listen(hear);
  const port = String((server.address() as AddressInfo).port);
  const { code, output } = await run(tool, args, { ...environment, [reportPort]: port });
  server.close();
  // What was sent before the end may be read after it.
  await once(server, 'close');
  keepLog(suite, output);
  if (hasEnded && (code === 0 || result.failed > 0)) return result;
  // What a runner says last is why it did not come to its end.
  watcher.failure(`${tool} ended with an error\n${excerpt(output.slice(-4000), 40)}`);
  return { ...result, failed: result.failed + 1 };
}
