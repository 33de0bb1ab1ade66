import { defineConfig } from 'vitest/config';
import { endWithParent } from '../../../scripts/owner.ts';

/** A run of its own for a test that fails on purpose; `owner.test.ts` looks at what it leaves. */
export default defineConfig({
  test: {
    include: ['tests/support/leaks/failing.ts'],
    globalSetup: 'tests/server/globalSetup.ts',
    execArgv: endWithParent,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
