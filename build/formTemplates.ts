import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formSlot } from '../src/api/forms/refused.ts';
import { forms } from '../src/api/forms/forms.ts';
import { refusedTitle } from '../src/content/refusedPost.ts';
import { site } from '../src/content/site.ts';
import type { SiteHeaders } from '../src/server/headers.ts';
import { type Bundle, out } from './bundle.ts';
import { headersOf, type Prerender, stylesOf } from './documents.ts';

/**
 * Writes the page of each form with a slot in the form's place. It answers a refused post from a browser
 * without scripts: the server puts the form with its errors into the slot.
 *
 * @throws Error when a page does not have exactly one slot.
 */
export async function writeFormTemplates(
  { renderFormTemplate, renderDocument }: Prerender,
  bundle: Bundle,
): Promise<SiteHeaders['formTemplates']> {
  const written = forms.map(async ({ id, page: pagePath, path: postedTo }) => {
    const page = await renderFormTemplate(pagePath);
    const slots = page.body.split(formSlot).length - 1;
    if (slots !== 1)
      throw new Error(`${pagePath} holds the form "${id}" ${slots} times, not once.`);
    const { css, stylesheets } = await stylesOf(bundle, page, { isWhole: true });
    const html = renderDocument({
      head: [
        { name: 'title', attributes: {}, text: `${refusedTitle} | ${site.product}` },
        { name: 'meta', attributes: { name: 'robots', content: 'noindex' } },
      ],
      body: page.body,
      css,
      stylesheets,
      fontStylesheet: bundle.fonts,
    });
    const file = `refused/${id}.html`;
    await writeFile(join(out.folder, file), html);
    const meta = { ...page.meta, indexed: false };
    return [
      postedTo,
      { file, headers: headersOf({ ...page, meta }, { styles: [css], scripts: [] }) },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(written));
}
