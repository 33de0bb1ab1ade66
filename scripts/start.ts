/** `npm start`: builds when the sources changed, then serves. */
import './build/environment.ts';
import { ensureBuilt } from './build/ensureBuilt.ts';

await ensureBuilt();
await import('../src/server/main.ts');
