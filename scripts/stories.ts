/**
 * Runs Storybook's test runner on the stories as they were built: each renders in silence, its play
 * function passes, no check finds a fault. Arguments go on to Jest, such as
 * `--outputFile=report.json` and names of components.
 */
import { availableParallelism } from 'node:os';
import { start } from './run.ts';
import { serveFolder } from './serveFolder.ts';
import { storybookFolder } from './storybook.ts';

const site = await serveFolder(storybookFolder);
const child = start('test-storybook', [
  '--index-json',
  '--failOnConsole',
  '--disable-telemetry',
  `--url=${site.url}`,
  `--maxWorkers=${availableParallelism()}`,
  '--json',
  // Behind this, arguments are Jest's own.
  '--',
  ...process.argv.slice(2),
  // Pages are checked as pages, in e2e; their play functions run where their pictures are taken. At the
  // end: Jest would leave out the names behind it, too.
  '--testPathIgnorePatterns=/pages-',
]);
child.all.pipe(process.stdout);
const { exitCode = 1 } = await child;
await site.stop();
process.exitCode = exitCode;
