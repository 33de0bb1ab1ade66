const addStylesheet = (properties: Partial<HTMLLinkElement>): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', ...properties });
  document.head.append(link);
  return link;
};

/**
 * Lists the stylesheets whose rules the document carries inline, so that the bundler's loader finds
 * them on a later navigation and does not fetch them again. They are disabled, and so never loaded;
 * written into the document itself, Chromium would fetch them all the same.
 */
export function listInlineStyles(): void {
  const files =
    document.querySelector<HTMLStyleElement>('style[data-files]')?.dataset['files'] ?? '';
  for (const name of files.split(' ').filter(Boolean))
    addStylesheet({ disabled: true, href: `/assets/${name}.css` });
}

/** Loads the rules of these files that the document leaves out, for what is shown later. */
export const loadRestOfStyles = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const { rest: href = '' } =
      document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
    if (href === '') resolve();
    else addStylesheet({ href, onload: () => resolve(), onerror: reject });
  });
