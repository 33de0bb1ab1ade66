import { run } from '../run.ts';
import { excerpt, type Suite } from './suite.ts';

const tools: readonly (readonly [string, readonly string[]])[] = [
  ['tsc', ['--noEmit']],
  ['oxlint', ['--type-aware', '--deny-warnings']],
  ['prettier', ['--check', '--log-level', 'warn', '.']],
  ['knip', ['--no-progress']],
];

/** Types, lint, format, unused code and dependencies; each tool counts as one test. */
export const check: Suite = {
  name: 'check',
  async run(watcher) {
    let failed = 0;
    for (const [index, [tool, args]] of tools.entries()) {
      watcher.progress(index, tools.length);
      const { code, output } = await run(tool, args);
      if (code === 0) continue;
      failed += 1;
      watcher.failure(`${tool}\n${excerpt(output, 30)}`);
    }
    return { passed: tools.length - failed, failed, skipped: 0 };
  },
};
