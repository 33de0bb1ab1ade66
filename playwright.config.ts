import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { testBrowser } from './scripts/testBrowser.ts';

const { executablePath, args, ignoreDefaultArgs } = await testBrowser();

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'e2e', testIgnore: '**/guides/**' },
    // What `npm test` leaves out: docs/testing.md says which command runs it.
    { name: 'docs', testMatch: '**/guides/*.spec.ts' },
  ],
  outputDir: 'test-results/e2e/artifacts',
  reporter: 'line',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: availableParallelism(),
  // Deadlines end a hang and judge nothing: these are many times what a quiet machine takes.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: [...args],
      ignoreDefaultArgs: [...ignoreDefaultArgs],
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
});
