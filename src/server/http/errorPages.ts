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
 * @param folder - The build's folder.
 * @param load - Loads the renderer of the form; called once, at the first invalid post.
 * @throws PlainError when a page is missing.
 */
export function errorPageRenderer(
  folder: string,
  { all, formTemplates }: Pick<SiteHeaders, 'all' | 'formTemplates'>,
  load: () => Promise<RenderRefusedForm>,
): RenderErrorPage {
  const pages = new Map(
    Object.entries(formTemplates).map(([path, { file, headers }]) => [
      path,
      { ...splitAtForm(folder, file), headers: { ...all, ...headers, ...contentType } },
    ]),
  );
  let loading: Promise<RenderRefusedForm> | undefined;
  return async (post) => {
    const page = pages.get(post.path);
    if (page === undefined) throw new Error(`There is no page around the form of ${post.path}.`);
    loading ??= load();
    const render = await loading;
    return { html: page.before + render(post) + page.after, headers: page.headers };
  };
}

const contentType: HeaderMap = { 'Content-Type': 'text/html; charset=utf-8' };

/** Reads a page in two parts, before and after the place of its form. */
function splitAtForm(folder: string, file: string): { before: string; after: string } {
  const path = join(folder, file);
  const [before, after] = existsSync(path) ? readFileSync(path, 'utf8').split(formSlot) : [];
  if (before === undefined || after === undefined)
    throw new PlainError(
      `The build is not complete (${file} is missing or damaged): run "npm run build" again.`,
    );
  return { before, after };
}

/** Imports the renderer of refused forms from a build. */
export async function importFormRenderer(folder: string): Promise<RenderRefusedForm> {
  const file = pathToFileURL(resolve(folder, 'refused/refusedForm.js')).href;
  const { renderRefusedForm } = (await import(file)) as { renderRefusedForm: RenderRefusedForm };
  return renderRefusedForm;
}
