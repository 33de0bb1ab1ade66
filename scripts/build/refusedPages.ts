import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderHead } from '../../src/app/head.ts';
import { refusedTitle } from '../../src/content/refusedPost.ts';
import { site } from '../../src/content/site.ts';
import type { Form } from '../../src/contract/forms/form.ts';
import { forms } from '../../src/contract/forms/forms.ts';
import { formMark } from '../../src/contract/forms/refused.ts';
import { contentSecurityPolicy, pagePolicies, type SiteHeaders } from '../../src/server/headers.ts';
import { type Bundle, out } from './bundle.ts';
import { cspHash, renderDocument } from './document.ts';

type Render = typeof import('../../src/app/prerender.tsx').render;

/**
 * A page's HTML with a mark where its form stood.
 *
 * @throws Error when the page does not hold that form once.
 */
function markForm(body: string, { id, page }: Form): string {
  const pattern = new RegExp(`<form [^>]*id="${id}"[^>]*>.*?</form>`, 'gs');
  const found = body.match(pattern)?.length ?? 0;
  if (found !== 1) throw new Error(`${page} holds the form "${id}" ${found} times, not once.`);
  return body.replace(pattern, formMark);
}

/** Writes, for each form, its own page without scripts. The server fills a refused form in. */
export async function writeRefusedPages(
  render: Render,
  bundle: Bundle,
): Promise<SiteHeaders['refused']> {
  await mkdir(out.refused, { recursive: true });
  const written = forms.map(async (form) => {
    const page = await render(form.page);
    const stylesheets = bundle.stylesOf(page.files);
    const texts = stylesheets.map((address) => readFile(join(out.site, address), 'utf8'));
    const css = (await Promise.all(texts)).join('').trim();
    const html = renderDocument({
      head: renderHead([
        { name: 'title', attributes: {}, text: `${refusedTitle} | ${site.product}` },
        { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
      ]),
      body: markForm(page.body, form),
      css,
      stylesheets,
      fontStylesheet: bundle.fonts,
    });
    const file = `refused/${form.id}.html`;
    await writeFile(join(out.folder, file), html);
    const headers = {
      ...pagePolicies,
      'Content-Security-Policy': contentSecurityPolicy({ styleHashes: [cspHash(css)] }),
      'X-Robots-Tag': 'noindex',
    };
    return [form.path, { file, headers }] as const;
  });
  return Object.fromEntries(await Promise.all(written));
}
