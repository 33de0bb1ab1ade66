import { run } from './run.ts';
import { hashOfBuild, hashOfSources, stampBuild } from '../build/sources.ts';

/** Folder of the built stories, relative to the root of the project. */
export const storybookFolder = 'storybook-static';

// 'build' is among them because vite.config.ts imports from it.
const inputs = [
  '.storybook',
  'CONTRIBUTING.md',
  'docs',
  'site.json',
  'public',
  'build',
  'src',
  'stories',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Hash of everything that the stories are made of, as it is now. */
export const hashOfStories = (): string =>
  hashOfSources(inputs, /^(?:SITE_|VITE_|STORYBOOK_|SEND_ON$|CONFIRM_SIGNUPS$)/);

/**
 * Builds the stories, unless nothing that they are made of has changed since the last build.
 *
 * @returns Whether a build took place.
 * @throws Error with the output of Storybook when the build fails.
 */
export async function buildStorybook(): Promise<boolean> {
  const hash = hashOfStories();
  if (hashOfBuild(storybookFolder) === hash) return false;
  const { code, output } = await run('storybook', [
    'build',
    '--output-dir',
    storybookFolder,
    '--quiet',
    '--disable-telemetry',
    // Statistics from which Chromatic finds the stories that a change affects.
    '--stats-json',
  ]);
  if (code !== 0) throw new Error(`The stories could not be built:\n${output}`);
  stampBuild(storybookFolder, hash);
  return true;
}

if (import.meta.main) {
  const built = await buildStorybook();
  console.log(
    built
      ? `The stories are built in ${storybookFolder}.`
      : `The stories in ${storybookFolder} are up to date.`,
  );
}
