/**
 * Lists the stylesheets whose rules the document carries inline, so that the bundler's loader finds
 * them on a later navigation and does not fetch them again. They are disabled, and so never loaded;
 * written into the document itself, Chromium would fetch them all the same.
 */
export function listInlineStyles(): void {
  const files =
    document.querySelector<HTMLStyleElement>('style[data-files]')?.dataset['files'] ?? '';
  for (const name of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.setAttribute('href', `/assets/${name}.css`);
    document.head.append(link);
  }
}
