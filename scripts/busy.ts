/**
 * `npm run test:busy`: the whole of `npm test`, or the suites that are named, on a machine with two busy
 * loops for each core beside it. What passes here depends on no clock.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ownerOfProcess } from './run.ts';

// In turns, so that a loop notices when this process is gone.
const loop =
  'const spin=()=>{const end=Date.now()+100;while(Date.now()<end);setImmediate(spin)};spin()';

const owner = ownerOfProcess();
const loops = 2 * availableParallelism();
for (let started = 0; started < loops; started += 1) owner.node(['-e', loop]);
console.log(`${loops} busy loops run beside the tests.`);
const tests = spawn(
  process.execPath,
  [fileURLToPath(new URL('test.ts', import.meta.url)), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
owner.defer(() => tests.kill());
const [code] = (await once(tests, 'exit')) as [number | null];
await owner.dispose();
process.exit(code ?? 1);
