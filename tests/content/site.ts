import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { notFoundPath, paths, render } from '../../src/entry/prerender.tsx';
import type { RoutedMeta } from '../../src/pages/PageMeta.ts';

/** A page as visitors get it. */
export interface Page {
  readonly path: string;
  readonly meta: RoutedMeta;
  /** Header, page and footer. */
  readonly body: HTMLElement;
  /** What the page itself says, without header and footer; one line a block. */
  readonly text: string;
  /** The same without the pictures of the example. */
  readonly assertions: string;
}

const inline = new Set(['A', 'B', 'CODE', 'EM', 'I', 'MARK', 'S', 'DEL', 'SPAN', 'STRONG', 'SUP']);

/** What a visitor reads, one line a block, without what `skip` leaves out. */
function textOf(
  element: HTMLElement,
  skip: (element: HTMLElement) => boolean = () => false,
): string {
  const read = (node: Node): string => {
    if (node.nodeType !== NodeType.ELEMENT_NODE) return node.text;
    const part = node as HTMLElement;
    if (skip(part)) return '';
    const text = part.childNodes.map(read).join('');
    return inline.has(part.tagName) ? text : `\n${text}\n`;
  };
  return read(element)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

const isFrame = ({ tagName }: HTMLElement): boolean => /^(?:HEADER|FOOTER)$/.test(tagName);

const isMockUp = (element: HTMLElement): boolean =>
  element.getAttribute('role') === 'img' ||
  element.getAttribute('aria-hidden') === 'true' ||
  element.tagName === 'FIGURE' ||
  (element.tagName === 'FIELDSET' && element.querySelector('table') !== null);

async function pageAt(path: string): Promise<Page> {
  const { meta, body: html } = await render(path);
  // By default the inside of a noscript element is left unread.
  const body = parse(html, { blockTextElements: { script: true, style: true } });
  const main = body.querySelector('main') ?? body;
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
