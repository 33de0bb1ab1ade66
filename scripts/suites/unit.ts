import { run } from '../run.ts';
import { type JestReport, resultOf } from './jestReport.ts';
import { broken, excerpt, keepLog, readReport, reportFile, type Suite } from './suite.ts';

/** Unit and server tests. */
export const unit: Suite = {
  name: 'unit',
  async run() {
    const file = reportFile('unit.json');
    const { code, output } = await run('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    keepLog('unit', output);
    const report = readReport(file) as JestReport | undefined;
    if (!report) return broken(`vitest wrote no report\n${excerpt(output, 20)}`);
    const result = resultOf(report);
    // An error outside of any test, such as a promise nobody handled, is in no count.
    if (code !== 0 && result.failed === 0)
      return {
        ...result,
        failed: 1,
        failures: [`vitest ended with an error\n${excerpt(output, 30)}`],
      };
    return result;
  },
};
