import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { endWithParent } from './scripts/owner.ts';
import { readers } from './tests/support/readers.ts';

const serverSetup = 'tests/server/globalSetup.ts';
const faults = 'tests/server/faults/**/*.test.ts';
const reading = readers.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: availableParallelism(),
    execArgv: endWithParent,
    // Deadlines end a hang and judge nothing: a test of 6 s was seen to take more than 60 s.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
    ...(existsSync(serverSetup) && { globalSetup: serverSetup }),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [faults, ...reading],
        },
      },
      {
        extends: true,
        test: {
          name: 'readers',
          include: reading,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [faults],
        },
      },
    ],
  },
  plugins: [vanillaExtractPlugin()],
});
