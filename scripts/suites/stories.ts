import { run } from '../run.ts';
import { serveFolder } from '../static-site.ts';
import { buildStorybook, storybookFolder } from '../storybook.ts';
import { type JestReport, resultOf } from './jestReport.ts';
import { broken, excerpt, keepLog, readReport, reportFile, type Suite } from './suite.ts';

/** Every story: it renders without a word on the console, its play function passes, axe finds nothing. */
export const stories: Suite = {
  name: 'stories',
  async run() {
    await buildStorybook();
    const site = await serveFolder(storybookFolder);
    const file = reportFile('stories.json');
    const { code, output } = await run('test-storybook', [
      '--index-json',
      '--failOnConsole',
      `--url=${site.url}`,
      '--maxWorkers=2',
      '--json',
      '--outputFile',
      file,
      '--disable-telemetry',
    ]);
    keepLog('stories', output);
    await site.stop();
    const report = readReport(file) as JestReport | undefined;
    if (!report) return broken(`the test-runner wrote no report\n${excerpt(output, 20)}`);
    const result = resultOf(report);
    if (code !== 0 && result.failed === 0)
      return {
        ...result,
        failed: 1,
        failures: [`the test-runner ended with an error\n${excerpt(output, 30)}`],
      };
    return result;
  },
};
