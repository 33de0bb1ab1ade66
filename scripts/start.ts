/** `npm start`: builds when the sources changed, then serves. */
import '../build/environment.ts';
import { ensureBuilt } from './ensureBuilt.ts';

// The launcher passes signals on. When the launcher itself is killed, its channel closes, and the server must
// end and free its port. SIGTERM is emitted, not sent, because on Windows it would end the process at once.
process.once('disconnect', () => {
  if (!process.emit('SIGTERM')) process.exit(143);
});
process.channel?.unref();
await ensureBuilt();
await import('../src/server/main.ts');
