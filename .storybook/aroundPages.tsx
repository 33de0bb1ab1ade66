import type { PageLayoutProps } from '../src/layout/PageLayout/PageLayout.tsx';

/** What a page's story says about the layout around it. */
export type AroundPage = Pick<PageLayoutProps, 'pathname' | 'isAlone' | 'children'>;

/** Loads the layout for the stories of pages and of its own parts, so that its styles reach no other. */
export async function aroundPages({ title }: { readonly title: string }) {
  if (!/^(?:pages|layout)\//.test(title)) return {};
  // The theme switch is lazy in the footer: loaded first, no picture is taken without it.
  await import('../src/layout/ThemeSwitch/ThemeSwitch.tsx');
  if (!title.startsWith('pages/')) return {};
  const [{ PageLayout }, { pageLayout }] = await Promise.all([
    import('../src/layout/PageLayout/PageLayout.tsx'),
    import('../src/content/navigation.ts'),
  ]);
  return { Layout: (props: AroundPage) => <PageLayout {...pageLayout} {...props} /> };
}
