/**
 * Runs Storybook's test runner on the built stories: each must log nothing to the console, its play function
 * must pass, and no check may find a fault. Arguments are passed on to Jest, such as
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
  // Arguments after this one are passed on to Jest.
  '--',
  ...process.argv.slice(2),
  // Leaves out the stories of pages: e2e checks the pages themselves, and `npm run visual` runs their play
  // functions. The last argument, because Jest would leave out all names after it, too.
  '--testPathIgnorePatterns=/pages-',
]);
child.all.pipe(process.stdout);
const { exitCode = 1 } = await child;
await site.stop();
process.exitCode = exitCode;
