import { fileURLToPath } from 'node:url';
import { runTests } from './runner.ts';
import type { Suite } from './suite.ts';

const reporter = fileURLToPath(new URL('reporters/vitest.ts', import.meta.url));

/** Unit and server tests. */
export const unit: Suite = {
  name: 'unit',
  needs: ['build'],
  run: (watcher) =>
    runTests(
      {
        suite: 'unit',
        tool: 'vitest',
        args: ['run', '--reporter=default', `--reporter=${reporter}`],
      },
      watcher,
    ),
};
