/**
 * Runs Storybook's test runner on the stories as they were built: each renders in silence, its play
 * function passes, no check finds a fault. Arguments go on to Jest, such as
 * `--outputFile=report.json` and names of components.
 */
import { availableParallelism } from 'node:os';
import { start } from './run.ts';
import { serveFolder } from './static-site.ts';
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
  // Pages are checked as pages, in e2e; their play functions run where their pictures are taken.
  '--testPathIgnorePatterns=/pages-',
  ...process.argv.slice(2),
]);
child.all.pipe(process.stdout);
const { exitCode = 1 } = await child;
await site.stop();
process.exitCode = exitCode;
