import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveFolder } from '../../scripts/static-site.ts';
import { storybookFolder } from '../../scripts/storybook.ts';
import { reportPort } from '../../scripts/suites/reporters/report.ts';
import { listen } from '../../scripts/suites/runner.ts';
import { type Eye, runIn, type Sight, type Workshop } from './workshop.ts';

/** What a story's message holds where somebody other than a check of our own objects. */
const marks: readonly (readonly [eye: Eye, mark: string])[] = [
  ['IBM', 'IBM: '],
  ['axe', 'addonPanel=storybook/a11y'],
  ['play', 'addonPanel=storybook/interactions'],
];

const eyeOf = (message: string): Eye =>
  marks.find(([, mark]) => message.includes(mark))?.[0] ?? 'own';

/**
 * Builds the stories of the copy and tests those of some components, as `npm run test:stories` does.
 *
 * @param components - Their ids, e.g. `sections-hero`.
 */
export async function storyTests(
  workshop: Workshop,
  components: readonly string[],
): Promise<Sight[]> {
  const { code } = await runIn(workshop, ['scripts/storybook.ts']);
  if (code !== 0) return [{ by: 'build', test: 'scripts/storybook.ts' }];
  const site = await serveFolder(join(workshop.root, storybookFolder));
  const seen: Sight[] = [];
  let asked = 0;
  const server = await listen((report) => {
    if (report.type !== 'test') return;
    asked += 1;
    if (report.state === 'failed')
      seen.push({ by: eyeOf(report.message ?? ''), test: `stories: ${report.title}` });
  });
  const { port } = server.address() as AddressInfo;
  try {
    await runIn(
      workshop,
      [
        'node_modules/@storybook/test-runner/dist/test-storybook.js',
        '--index-json',
        '--failOnConsole',
        `--url=${site.url}`,
        '--maxWorkers=1',
        '--disable-telemetry',
        ...components.map((component) => `${component}.test`),
      ],
      { [reportPort]: String(port) },
    );
  } finally {
    await site.stop();
    server.close();
  }
  // What was sent before the end may be read after it.
  await once(server, 'close');
  if (asked === 0) throw new Error(`There are no stories of ${components.join(', ')}.`);
  return seen;
}
