import type { StorybookConfig } from '@storybook/react-vite';
import { siteFrom } from '../src/content/siteConfig.ts';
import { fictional } from './identity.ts';

const config: StorybookConfig = {
  stories: ['../stories/guides/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: ['../public'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  // Storybook asks for CSS of older browsers, which know no light-dark().
  viteFinal: (vite) => ({
    ...vite,
    build: { ...vite.build, cssTarget: 'esnext' },
    define: { ...vite.define, __SITE__: JSON.stringify(siteFrom({}, fictional)) },
  }),
  // The other docgen needs an older TypeScript than the project's.
  typescript: { reactDocgen: 'react-docgen', check: false },
};

export default config;
