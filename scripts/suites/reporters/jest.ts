import { relative } from 'node:path';
import { report } from './report.ts';

/** What of Jest's results is looked at. */
interface FileResult {
  readonly testFilePath: string;
  readonly failureMessage?: string | null;
  readonly perfStats: { readonly runtime: number };
  readonly testResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** Tells `npm test` of the stories' files and tests as they end. */
export default class JestReporter {
  onRunStart({ numTotalTestSuites }: { numTotalTestSuites: number }): void {
    void report({ type: 'begin', total: numTotalTestSuites });
  }

  onTestResult(
    _test: unknown,
    { testFilePath, failureMessage, perfStats, testResults }: FileResult,
  ): void {
    const file = relative(process.cwd(), testFilePath).replaceAll('\\', '/');
    for (const { fullName, status, failureMessages } of testResults) {
      const state = status === 'passed' || status === 'failed' ? status : 'skipped';
      void report({ type: 'test', state, title: fullName, message: failureMessages.join('\n') });
    }
    // A file that fails before its first test counts as one that failed.
    if (failureMessage && !testResults.some(({ status }) => status === 'failed'))
      void report({ type: 'test', state: 'failed', title: file, message: failureMessage });
    void report({ type: 'done', file, ms: perfStats.runtime });
  }

  onRunComplete(): Promise<void> {
    return report({ type: 'end' });
  }
}
