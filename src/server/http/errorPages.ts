import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formSlot, type RefusedPost, type RenderRefusedForm } from '../../api/forms/refused.ts';
import type { HeaderMap, SiteHeaders } from '../headers.ts';
import { PlainError } from '../plainError.ts';

/** Renders the answer to an invalid post of a browser without scripts. */
export type RenderErrorPage = (post: RefusedPost) => Promise<{ html: string; headers: HeaderMap }>;

/**
 * Prepares the answer to invalid posts: the form's own page, prerendered, with the form filled in.
 *
 * @param load - Loads the renderer of the form, at the first invalid post.
 * @throws PlainError when a page is missing.
 */
export function errorPageRenderer(
  folder: string,
  { all, formTemplates }: Pick<SiteHeaders, 'all' | 'formTemplates'>,
  load: () => Promise<RenderRefusedForm>,
): RenderErrorPage {
  const contentType = 'text/html; charset=utf-8';
  const pages = new Map(
    Object.entries(formTemplates).map(([path, { file, headers }]) => [
      path,
      {
        html: readTemplate(folder, file),
        headers: { ...all, ...headers, 'Content-Type': contentType },
      },
    ]),
  );
  let loading: Promise<RenderRefusedForm> | undefined;
  return async (post) => {
    const page = pages.get(post.path);
    if (page === undefined) throw new Error(`There is no page around the form of ${post.path}.`);
    const render = await (loading ??= load());
    return { html: page.html.replace(formSlot, () => render(post)), headers: page.headers };
  };
}

function readTemplate(folder: string, file: string): string {
  const path = join(folder, file);
  const html = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (html.includes(formSlot)) return html;
  throw new PlainError(
    `The build is not complete (${file} is missing or damaged): run "npm run build" again.`,
  );
}

/** The renderer of refused forms that the build wrote. */
export async function importFormRenderer(folder: string): Promise<RenderRefusedForm> {
  const file = pathToFileURL(resolve(folder, 'refused/refusedForm.js')).href;
  return ((await import(file)) as { renderRefusedForm: RenderRefusedForm }).renderRefusedForm;
}
