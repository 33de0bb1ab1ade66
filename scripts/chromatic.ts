import { run } from './run.ts';
import { buildStorybook, storybookFolder } from './storybook.ts';

// The same stories in the same modes; the service keeps baselines of its own.
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.');
} else {
  await buildStorybook();
  const { code, output } = await run('chromatic', [
    `--storybook-build-dir=${storybookFolder}`,
    '--exit-zero-on-changes',
  ]);
  console.log(output);
  process.exitCode = code;
}
