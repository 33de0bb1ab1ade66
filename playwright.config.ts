import { defineConfig } from 'playwright/test';
import { pinnedBrowser } from './scripts/browser.ts';

const { executablePath, args } = await pinnedBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e/artifacts',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e/report.json' }]],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...args] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
});
