import { defineConfig } from 'vitest/config';

/** A run of its own for a test that fails on purpose; `owner.test.ts` looks at what it leaves. */
export default defineConfig({
  test: {
    include: ['tests/support/leaks/failing.ts'],
    setupFiles: 'tests/support/ownerOfFile.ts',
    execArgv: ['--import', new URL('../../../scripts/exitWithParent.mjs', import.meta.url).href],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
