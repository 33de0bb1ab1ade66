import { once } from 'node:events';
import { start } from './run.ts';
import { buildStorybook } from './storybook.ts';

// Chromatic keeps its own baselines of the same stories; its settings are in chromatic.config.json.
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.');
} else {
  console.log('Building the stories, unless they are up to date.');
  await buildStorybook();
  const child = start('chromatic', process.argv.slice(2));
  child.stdout?.pipe(process.stdout);
  child.stderr?.pipe(process.stderr);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
