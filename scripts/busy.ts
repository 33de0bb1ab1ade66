/**
 * `npm run test:busy`: the whole of `npm test`, or the suites that are named, on a machine with two busy
 * loops for each core beside it. What passes here depends on no clock.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startBusyLoops } from './busyLoops.ts';
import { ownerOfProcess } from './run.ts';

const owner = ownerOfProcess();
console.log(`${startBusyLoops(owner)} busy loops run beside the tests.`);
const tests = spawn(
  process.execPath,
  [fileURLToPath(new URL('test.ts', import.meta.url)), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
owner.defer(() => tests.kill());
const [code] = (await once(tests, 'exit')) as [number | null];
await owner.dispose();
process.exit(code ?? 1);
