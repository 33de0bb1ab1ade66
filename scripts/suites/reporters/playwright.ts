import { relative } from 'node:path';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter';
import { report } from './report.ts';

/** Tells `npm test` of Playwright's tests as they end. */
export default class PlaywrightReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    void report({ type: 'begin', total: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { duration, errors }: TestResult): void {
    const file = relative(process.cwd(), test.location.file).replaceAll('\\', '/');
    const outcome = test.outcome();
    const state = outcome === 'expected' ? 'passed' : outcome === 'skipped' ? 'skipped' : 'failed';
    const message = errors.map((error) => error.message ?? '').join('\n');
    void report({ type: 'test', state, title: `${file}: ${test.title}`, message });
    void report({ type: 'done', file, ms: duration });
  }

  onError({ message = '' }: TestError): void {
    void report({ type: 'test', state: 'failed', title: 'An error outside of any test', message });
  }

  onEnd(): Promise<void> {
    return report({ type: 'end' });
  }

  printsToStdio(): boolean {
    return false;
  }
}
