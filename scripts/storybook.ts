import { once } from 'node:events';
import { freePort } from './freePort.ts';
import { run, start } from './run.ts';
import { hashOfBuild, hashOfSources, stampBuild } from '../build/sources.ts';

/** Where the built stories lie, from the root of the project. */
export const storybookFolder = 'storybook-static';

// 'build' is among them because vite.config.ts imports from it.
const inputs = [
  '.storybook',
  'public',
  'build',
  'src',
  'stories',
  'visual/review',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Hash of everything that the stories are made of, as it is now. */
export const hashOfStories = (): string =>
  hashOfSources(inputs, /^(?:SITE_|INDEXNOW_|VITE_|STORYBOOK_)/);

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
    // What Chromatic reads to take only what a change can reach.
    '--stats-json',
  ]);
  if (code !== 0) throw new Error(`The stories could not be built:\n${output}`);
  stampBuild(storybookFolder, hash);
  return true;
}

/**
 * Serves the stories as they change, on a port of its own.
 *
 * @throws Error with the output of Storybook when it does not start.
 */
export async function developStorybook(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = start('storybook', [
    'dev',
    '--ci',
    '--no-open',
    '--disable-telemetry',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ]);
  const exited = once(child, 'exit');
  let output = '';
  await new Promise<void>((started, failed) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      if (output.includes(`:${port}`)) started();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => failed(new Error(`Storybook did not start:\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}

if (import.meta.main) {
  const built = await buildStorybook();
  console.log(
    built
      ? `The stories are built in ${storybookFolder}.`
      : `The stories in ${storybookFolder} are up to date.`,
  );
}
