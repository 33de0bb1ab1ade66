import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { siteFrom } from '../src/content/siteConfig.ts';
import { readProps } from './docs/props.ts';
import { readUses } from './docs/uses.ts';
import { fictional } from './identity.ts';
import { lightTheme } from './theme.ts';
import { writeTokens } from './tokensJson.ts';

// `title` is missing in Storybook's types. Storybook appends ' - Storybook' to it.
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
  // Link previews need the absolute address of their picture.
  managerHead: (head = '') =>
    head.replace('./brand', `${process.env['STORYBOOK_URL'] || '.'}/brand`),
  // Off, because Storybook's background switch has no effect: components set their own background.
  features: { backgrounds: false },
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: ['../public', { from: '../src/design/fonts', to: 'fonts' }],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [readProps(), writeTokens(), ...(vite.plugins ?? [])],
    define: {
      ...vite.define,
      __SITE__: JSON.stringify(siteFrom({}, fictional)),
      __USES__: JSON.stringify(readUses()),
    },
    // Storybook would compile the CSS for older browsers, which do not support light-dark().
    build: { ...vite.build, cssTarget: 'esnext' },
  }),
  // Off, because readProps() reads the props: Storybook's readers lose types or need an older TypeScript.
  typescript: { reactDocgen: false },
};

export default config;
