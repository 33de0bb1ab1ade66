const addStylesheet = (properties: Partial<HTMLLinkElement>): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', ...properties });
  document.head.append(link);
  return link;
};

/**
 * Adds a link for each stylesheet whose rules the document has inline, so that the bundler's loader finds
 * the link on a later navigation and does not fetch the file. Browsers do not load these disabled links
 * when a script adds them; if they were in the HTML, Chromium would.
 */
export function listInlineStyles(): void {
  const files =
    document.querySelector<HTMLStyleElement>('style[data-files]')?.dataset['files'] ?? '';
  for (const name of files.split(' ').filter(Boolean))
    addStylesheet({ disabled: true, href: `/assets/${name}.css` });
}

/** Loads the rules of these stylesheets that the document does not have inline: those not needed at first. */
export const loadRestOfStyles = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const { rest: href = '' } =
      document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
    if (href === '') resolve();
    else addStylesheet({ href, onload: () => resolve(), onerror: reject });
  });
