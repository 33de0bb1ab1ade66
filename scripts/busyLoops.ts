import { availableParallelism } from 'node:os';
import type { Resources } from './resources.ts';

// In turns, so that a loop notices when the process that started it is gone.
const loop =
  'const spin=()=>{const end=Date.now()+100;while(Date.now()<end);setImmediate(spin)};spin()';

/** Keeps the machine busy with two loops for each core until the resources are disposed of. Returns how many. */
export function startBusyLoops(resources: Resources): number {
  const loops = 2 * availableParallelism();
  for (let started = 0; started < loops; started += 1) resources.node(['-e', loop]);
  return loops;
}
