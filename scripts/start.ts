/** `npm start`: builds when the sources changed, then serves. */
import './build/environment.ts';
import { stopWithNpm } from './stopWithNpm.ts';
import { ensureBuilt } from './build/ensureBuilt.ts';

// npm passes a signal on, but cannot when it is killed itself: the server must not keep the port.
if (process.env['npm_lifecycle_event'] !== undefined) stopWithNpm();
await ensureBuilt();
await import('../src/server/main.ts');
