import { availableParallelism } from 'node:os';
import { serveFolder } from '../static-site.ts';
import { storybookFolder } from '../storybook.ts';
import { runTests } from './runner.ts';
import type { Suite } from './suite.ts';

/** Every story: it renders without a word on the console, its play function passes, no check finds a fault. */
export const stories: Suite = {
  name: 'stories',
  needs: ['storybook'],
  async run(watcher) {
    const site = await serveFolder(storybookFolder);
    try {
      return await runTests(
        {
          suite: 'stories',
          tool: 'test-storybook',
          args: [
            '--index-json',
            '--failOnConsole',
            `--url=${site.url}`,
            `--maxWorkers=${availableParallelism()}`,
            '--disable-telemetry',
          ],
        },
        watcher,
      );
    } finally {
      await site.stop();
    }
  },
};
