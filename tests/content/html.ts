import { type HTMLElement, type Node, NodeType } from 'node-html-parser';

const inline = new Set(['A', 'B', 'CODE', 'EM', 'I', 'MARK', 'S', 'DEL', 'SPAN', 'STRONG', 'SUP']);

/** What a visitor reads, one line a block, without what `skip` leaves out. */
export function textOf(
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
