import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { siteFrom } from '../src/content/siteConfig.ts';
import { readProps } from './docs/props.ts';
import { readUses } from './docs/uses.ts';
import { fictional } from './identity.ts';
import { lightTheme } from './theme.ts';

// Storybook puts ' - Storybook' behind its title; its types do not know the setting.
const config: StorybookConfig & { title: string } = {
  title: lightTheme.brandTitle ?? '',
  stories: ['../stories/guides/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  // A picture for links is fetched by its whole address only.
  managerHead: (head = '') =>
    head.replace('./brand', `${process.env['STORYBOOK_URL'] || '.'}/brand`),
  // Their switches change nothing here: stories stand on the grounds of the system.
  features: { backgrounds: false },
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: ['../public', { from: '../src/design/fonts', to: 'fonts' }],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [readProps(), ...(vite.plugins ?? [])],
    define: {
      ...vite.define,
      __SITE__: JSON.stringify(siteFrom({}, fictional)),
      __USES__: JSON.stringify(readUses()),
    },
    // Storybook asks for CSS of older browsers, which know no light-dark().
    build: { ...vite.build, cssTarget: 'esnext' },
  }),
  // Its own readings lose types, or need an older TypeScript than the project's.
  typescript: { reactDocgen: false, check: false },
};

export default config;
