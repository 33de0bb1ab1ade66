/**
 * `npm run test:busy`: the whole of `npm test`, or the suites that are named, on a machine with two busy
 * loops for each core beside it. What passes here depends on no clock.
 */
import { startBusyLoops } from './busyLoops.ts';
import { ownerOfProcess } from './run.ts';

console.log(`${startBusyLoops(ownerOfProcess())} busy loops run beside the tests.`);
// Its last act disposes the same owner, and so ends the loops.
await import('./test.ts');
