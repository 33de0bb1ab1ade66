import { getJestConfig } from '@storybook/test-runner';
import { pinnedBrowser } from '../scripts/browser.ts';

const { executablePath, args } = await pinnedBrowser();
const fromRunner = getJestConfig();

/** @type {import('jest').Config} */
const config = {
  ...fromRunner,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...fromRunner.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath, args, headless: true },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      },
    },
  },
};

export default config;
