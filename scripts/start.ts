/** `npm start`: builds when the sources changed, then serves. */
import '../build/environment.ts';
import { ensureBuilt } from './ensureBuilt.ts';

// The launcher passes signals on; when it is killed itself its channel closes, and the server must
// not keep the port. As an event: a signal would end the process at once on Windows.
process.once('disconnect', () => {
  if (!process.emit('SIGTERM')) process.exit(143);
});
process.channel?.unref();
await ensureBuilt();
await import('../src/server/main.ts');
