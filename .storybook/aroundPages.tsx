import type { PageLayoutProps } from '../src/layout/PageLayout/PageLayout.tsx';

/** Props of the layout that differ between page stories; `pageLayout` has the rest. */
export type AroundPage = Pick<PageLayoutProps, 'pathname' | 'isAlone' | 'children'>;

/** Loads the layout only for stories of pages and of layout parts: its styles would affect other stories. */
export async function aroundPages({ title }: { readonly title: string }) {
  if (!/^(?:pages|layout)\//.test(title)) return {};
  // The footer loads the theme switch lazily; loaded here beforehand, the switch is in every picture.
  await import('../src/layout/ThemeSwitch/ThemeSwitch.tsx');
  if (!title.startsWith('pages/')) return {};
  const [{ PageLayout }, { pageLayout }] = await Promise.all([
    import('../src/layout/PageLayout/PageLayout.tsx'),
    import('../src/content/navigation.ts'),
  ]);
  return { Layout: (props: AroundPage) => <PageLayout {...pageLayout} {...props} /> };
}
