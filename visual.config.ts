import { type ModeName, modes, modesOf } from './.storybook/modes.ts';
import { isChecked, storyFaults } from './.storybook/storyFaults.ts';
import { pinnedBrowser } from './scripts/browser.ts';
import { run } from './scripts/run.ts';
import { serveFolder } from './scripts/serveFolder.ts';
import { breakpoints } from './src/design/breakpoints.ts';
import { hashOfBuild } from './build/sources.ts';
import { buildStorybook, hashOfStories, storybookFolder } from './scripts/storybook.ts';
import { runsPinned, testBrowser } from './scripts/testBrowser.ts';
import type { VisualConfig } from './visual/config.ts';

/** Patterns of a condition in source code, each with the pattern of the same condition in a fingerprint. */
const named = [
  [/print/, /print/],
  [/forcedColors|forced-colors/, /forced-colors/],
  [/reducedMotion|prefers-reduced-motion/, /prefers-reduced-motion/],
  [/moreContrast|asksForMore|prefers-contrast/, /prefers-contrast/],
  [/script/i, /scripting/],
] as const;

const shows: VisualConfig['shows'] = (condition, { viewport, attributes, textSize = 100 }) => {
  if (condition === 'dark' || condition === 'light')
    return (attributes?.['data-theme'] === 'dark') === (condition === 'dark');
  const [, how, name] = /\b(from|below|screenBelow)\('(\w+)'\)/.exec(condition) ?? [];
  if (!how) return named.find(([source]) => source.test(condition))?.[1];
  const least = breakpoints[name as keyof typeof breakpoints];
  return viewport.width >= (least * textSize) / 100 === (how === 'from');
};

/** Pattern that matches no story file. */
const none = /^$/;

/** What the pictures of this site depend on. The folder `visual` knows the site only through this object. */
export const visualConfig: VisualConfig = {
  root: import.meta.dirname,
  modes,
  modesOf: (story, asked) => modesOf(story, asked as readonly ModeName[] | undefined),
  isChecked,
  check: storyFaults,
  browser: async () => {
    const { executablePath, args, ignoreDefaultArgs } = await (runsPinned()
      ? pinnedBrowser()
      : testBrowser());
    return { executablePath, args: [...args], ignoreDefaultArgs: [...ignoreDefaultArgs] };
  },
  build: async () => {
    await buildStorybook();
    return hashOfBuild(storybookFolder);
  },
  serve: serveFolder,
  buildIn: async (root) => {
    // By the script's name in package.json, which older commits have, too, even if their files differ.
    const { code, output } = await run('npm', ['run', '-s', 'build-storybook'], {}, root);
    return code === 0 ? null : output;
  },
  shows,
  sourcesHash: hashOfStories,
  storybook: storybookFolder,
  sources: ['src', 'stories', '.storybook', 'public', 'docs', 'CONTRIBUTING.md', 'site.json'],
  within: {
    // Only the stories of pages and of the layout load it.
    '.storybook/aroundPages.tsx': /^stories\/(?:pages|layout)\//,
    '.storybook/docs': none,
    '.storybook/manager.ts': none,
    '.storybook/test-runner.ts': none,
    'visual/approved': none,
    'visual/review': none,
    // Stories call these addresses but never show them, and their simulated answers use the same constants.
    'src/api/paths.ts': none,
  },
  // The first is found by its path (checks/axe.ts), and so in no import.
  packages: ['@axe-core/playwright', '@sparticuz/chromium', 'playwright', 'storybook'],
  everywhere: [
    '.storybook',
    'checks',
    'visual',
    'visual.config.ts',
    'scripts/browser.ts',
    'public',
    // What vite.config.ts imports: the rest of `build` makes the site alone.
    'build/shortNames.ts',
    'build/targets.ts',
    'src/design',
    'tsconfig.json',
    'vite.config.ts',
  ],
};
