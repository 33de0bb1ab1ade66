import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { testBrowser } from './scripts/testBrowser.ts';

const { executablePath, args, ignoreDefaultArgs } = await testBrowser();

const reporter = fileURLToPath(new URL('scripts/suites/reporters/playwright.ts', import.meta.url));

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e/artifacts',
  reporter: [['line'], [reporter]],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: availableParallelism(),
  // Deadlines end a hang and judge nothing: these are many times what a quiet machine takes.
  timeout: 600_000,
  expect: { timeout: 120_000 },
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
