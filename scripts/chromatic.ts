import { once } from 'node:events';
import { run, start } from './run.ts';
import { buildStorybook } from './storybook.ts';

/** Why Chromatic cannot find its baselines in this clone; null when it can. */
async function missingHistory(): Promise<string | null> {
  const { output } = await run('git', ['rev-list', '--count', 'HEAD']);
  const { output: shallow } = await run('git', ['rev-parse', '--is-shallow-repository']);
  if (shallow.trim() === 'true')
    return 'Chromatic follows its baselines through the history, which this clone lacks: git fetch --unshallow.';
  if (output.trim() === '1')
    return 'Chromatic needs a history of two commits at least: make a second one before the first build.';
  return null;
}

// Chromatic keeps its own baselines of the same stories; its settings are in chromatic.config.json.
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.');
} else {
  const missing = await missingHistory();
  if (missing !== null) {
    console.error(missing);
    process.exit(1);
  }
  console.log('Building the stories, unless they are up to date.');
  await buildStorybook();
  const child = start('chromatic', process.argv.slice(2));
  child.stdout?.pipe(process.stdout);
  child.stderr?.pipe(process.stderr);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
