import { enableCompileCache } from 'node:module';

// Before anything else is loaded: later commands start in a third of the time.
enableCompileCache();
const { runCommand } = await import('./run.ts');

// A reader that stops early (`| head`) is no failure.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await runCommand(process.argv.slice(2));
