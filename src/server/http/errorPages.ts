import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formSlot, type RefusedPost, type RenderRefusedForm } from '../../api/forms/refused.ts';
import type { HeaderMap, SiteHeaders } from '../headers.ts';
import { PlainError } from '../plainError.ts';

/** The answer to an invalid post of a browser without scripts. */
interface ErrorPage {
  html: string;
  headers: HeaderMap;
}

/** Makes the page for an invalid post. */
export type ErrorPages = (post: RefusedPost) => Promise<ErrorPage>;

/**
 * The pages that answer invalid posts: the form's own page, prerendered, with the form filled in.
 *
 * @param folder - The build's folder.
 * @param load - Brings what renders the form; asked for once, with the first invalid post.
 * @throws PlainError when a page is missing.
 */
export function readErrorPages(
  folder: string,
  { all, formTemplates }: Pick<SiteHeaders, 'all' | 'formTemplates'>,
  load: () => Promise<RenderRefusedForm>,
): ErrorPages {
  const pages = new Map(
    Object.entries(formTemplates).map(([path, { file, headers }]) => [
      path,
      { ...readHalves(folder, file), headers: { ...all, ...headers, ...asPage } },
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

const asPage: HeaderMap = { 'Content-Type': 'text/html; charset=utf-8' };

/** A page in two halves: its form goes between them. */
function readHalves(folder: string, file: string): { before: string; after: string } {
  const path = join(folder, file);
  const [before, after] = existsSync(path) ? readFileSync(path, 'utf8').split(formSlot) : [];
  if (before === undefined || after === undefined)
    throw new PlainError(
      `The build is not complete (${file} is missing or damaged): run "npm run build" again.`,
    );
  return { before, after };
}

/** Brings what renders forms with errors from a build. */
export async function importFormRenderer(folder: string): Promise<RenderRefusedForm> {
  const file = pathToFileURL(resolve(folder, 'refused/refusedForm.js')).href;
  const { renderRefusedForm } = (await import(file)) as { renderRefusedForm: RenderRefusedForm };
  return renderRefusedForm;
}
