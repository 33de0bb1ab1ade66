import { defaultModesOf, modes } from './.storybook/modes.ts';
import { pinnedBrowser } from './scripts/browser.ts';
import { buildStorybook, hashOfBuild, hashOfInputs, storybookFolder } from './scripts/storybook.ts';
import type { VisualConfig } from './visual/config.ts';

/** What the pictures of this site depend on; all that the folder `visual` knows of it. */
export const visualConfig: VisualConfig = {
  root: import.meta.dirname,
  modes,
  defaultModesOf,
  browser: pinnedBrowser,
  build: async () => {
    await buildStorybook();
    return hashOfBuild();
  },
  sourcesHash: hashOfInputs,
  storybook: storybookFolder,
  sources: ['src', 'stories', '.storybook', 'public'],
  everywhere: [
    '.storybook',
    'package-lock.json',
    'public',
    'scripts',
    'src/design',
    'tsconfig.json',
    'vite.config.ts',
  ],
};
