import { enableCompileCache } from 'node:module';

// Before anything else is loaded: later starts take a third of the time.
enableCompileCache();
const { PlainError } = await import('./plainError.ts');
const { start } = await import('./server.ts');

try {
  await start();
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  console.error(error.message);
  process.exit(1);
}
