import { run } from '../run.ts';
import { broken, excerpt, keepLog, readReport, reportFile, type Suite } from './suite.ts';

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

interface Group {
  readonly title: string;
  readonly specs: readonly Spec[];
  readonly suites?: readonly Group[];
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites: readonly Group[];
  readonly errors: readonly { readonly message?: string }[];
}

function failuresIn({ specs, suites = [] }: Group): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
        return `${file}: ${title}\n${excerpt(error?.message ?? '', 12)}`;
      }),
    ...suites.flatMap(failuresIn),
  ];
}

/** Journeys in the pinned browser against the real server and its database. */
export const e2e: Suite = {
  name: 'e2e',
  async run() {
    const file = reportFile('e2e/report.json');
    const { output } = await run('playwright', ['test']);
    keepLog('e2e', output);
    const report = readReport(file) as PlaywrightReport | undefined;
    if (!report) return broken(`playwright wrote no report\n${excerpt(output, 20)}`);
    const { stats, suites, errors } = report;
    const failures = [
      ...suites.flatMap(failuresIn),
      ...errors.map(({ message }) => excerpt(message ?? 'an error outside of any test', 8)),
    ];
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      failures,
    };
  },
};
