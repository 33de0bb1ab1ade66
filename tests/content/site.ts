import { notFoundPath, paths, render } from '../../src/entry/prerender.tsx';
import type { RoutedMeta } from '../../src/pages/PageMeta.ts';
import { type Element, elementsOf, readHtml, textOf } from './html.ts';

/** A page as visitors get it. */
export interface Page {
  readonly path: string;
  readonly meta: RoutedMeta;
  /** Header, page and footer. */
  readonly body: Element;
  /** What the page itself says, without header and footer; one line a block. */
  readonly text: string;
  /** The same without mock-ups, which are labeled as made up. */
  readonly assertions: string;
}

const isFrame = ({ tag }: Element): boolean => tag === 'header' || tag === 'footer';

const isMockUp = (element: Element): boolean =>
  element.attributes.get('role') === 'img' ||
  (['figure', 'fieldset'].includes(element.tag) && /illustrative/i.test(textOf(element)));

async function pageAt(path: string): Promise<Page> {
  const { meta, body: html } = await render(path);
  const body = readHtml(html);
  const main = elementsOf(body).find(({ tag }) => tag === 'main') ?? body;
  return {
    path,
    meta,
    body,
    text: textOf(main, isFrame),
    assertions: textOf(main, isMockUp),
  };
}

/** Every page of the site, the one for unknown addresses included. */
export const pages: readonly Page[] = await Promise.all([...paths(), notFoundPath].map(pageAt));
