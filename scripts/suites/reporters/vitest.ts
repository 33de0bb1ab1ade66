import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestSpecification,
} from 'vitest/node';
import { report } from './report.ts';

const states = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'skipped',
  pending: 'failed',
} as const;

/** Tells `npm test` of Vitest's files and tests as they end. */
export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    void report({ type: 'begin', total: specifications.length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const title = `${test.module.relativeModuleId}: ${test.fullName}`;
    const message = errors.map((error) => error.stack ?? error.message).join('\n');
    void report({ type: 'test', state: states[state], title, message });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = module.relativeModuleId;
    for (const { message } of module.errors())
      void report({ type: 'test', state: 'failed', title: file, message });
    void report({ type: 'done', file, ms: module.diagnostic().duration });
  }

  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): Promise<void> {
    for (const { message, stack } of errors)
      void report({
        type: 'test',
        state: 'failed',
        title: 'An error outside of any test',
        message: stack ?? message,
      });
    return report({ type: 'end' });
  }
}
