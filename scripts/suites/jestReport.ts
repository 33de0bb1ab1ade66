import { excerpt, type Result } from './suite.ts';

/** The report that Jest and Vitest both write. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** Counts tests; a file that fails before its first test counts as one that failed. */
export function resultOf({ numPassedTests, numPendingTests, testResults }: JestReport): Result {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [`${name}\n${excerpt(message, 8)}`];
    return tests.map((test) => {
      const [why = ''] = test.failureMessages ?? [];
      return `${test.fullName}\n${excerpt(why, 8)}`;
    });
  });
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests,
    failures,
  };
}
