import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { notFoundPath, paths, render } from '../../src/entry/prerender.tsx';
import type { RoutedMeta } from '../../src/pages/PageMeta.ts';

/** A page as visitors get it. */
export interface Page {
  readonly path: string;
  readonly meta: RoutedMeta;
  /** Header, page and footer. */
  readonly body: HTMLElement;
  /** Text of the page without header and footer, one line per block. */
  readonly text: string;
  /** Text of the page without the mock-ups, which show example data. */
  readonly assertions: string;
}

const inline = new Set(['A', 'B', 'CODE', 'EM', 'I', 'MARK', 'S', 'DEL', 'SPAN', 'STRONG', 'SUP']);

/** Text that a visitor reads, one line per block, without the elements for which `skip` is true. */
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
  // The default also names noscript, whose content would then not be parsed.
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
