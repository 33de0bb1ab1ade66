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
  async run() {
    const failures: string[] = [];
    for (const [tool, args] of tools) {
      const { code, output } = await run(tool, args);
      if (code !== 0) failures.push(`${tool}\n${excerpt(output, 30)}`);
    }
    return {
      passed: tools.length - failures.length,
      failed: failures.length,
      skipped: 0,
      failures,
    };
  },
};
