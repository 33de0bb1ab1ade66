import { availableParallelism } from 'node:os';
import type { Resources } from './resources.ts';

// Spins for 100 ms at a time, so that in between a loop notices the end of the process that started it.
const loop =
  'const spin=()=>{const end=Date.now()+100;while(Date.now()<end);setImmediate(spin)};spin()';

/** Keeps the machine busy with two loops per core until `resources` are disposed of. Returns their number. */
export function startBusyLoops(resources: Resources): number {
  const loops = 2 * availableParallelism();
  for (let started = 0; started < loops; started += 1) resources.node(['-e', loop]);
  return loops;
}
