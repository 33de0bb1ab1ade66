/** An element of a rendered page. */
export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (Element | string)[];
}

const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

function attributesOf(text: string): Map<string, string> {
  const pairs = text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g);
  return new Map([...pairs].map(([, name = '', value = '']) => [name, decode(value)]));
}

/**
 * Reads the regular HTML that React writes; it is no parser for HTML in general.
 *
 * @throws Error when elements are not nested, which React never writes.
 */
export function readHtml(html: string): Element {
  const root: Element & { children: (Element | string)[] } = {
    tag: 'root',
    attributes: new Map(),
    children: [],
  };
  const open = [root];
  for (const [, comment, closing, tag = '', attributes = '', text] of html.matchAll(
    /(<!--.*?-->|<!\w[^>]*>)|<(?:\/([\w-]+)|([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?)>|([^<]+)/gs,
  )) {
    const parent = open.at(-1);
    if (comment !== undefined || parent === undefined) continue;
    if (text !== undefined) parent.children.push(decode(text));
    else if (closing === undefined) {
      const element = { tag, attributes: attributesOf(attributes), children: [] };
      parent.children.push(element);
      // Inside a drawing, what holds nothing is closed all the same.
      if (!empty.has(tag)) open.push(element);
    } else if (parent.tag === closing) open.pop();
    else throw new Error(`</${closing}> closes <${parent.tag}>.`);
  }
  return root;
}

/** An element and everything below it, without what `skip` leaves out. */
export function elementsOf(
  element: Element,
  skip: (element: Element) => boolean = () => false,
): Element[] {
  if (skip(element)) return [];
  const inner = element.children.filter((child) => typeof child !== 'string');
  return [element, ...inner.flatMap((child) => elementsOf(child, skip))];
}

const inline = new Set(['a', 'b', 'code', 'em', 'i', 'mark', 's', 'del', 'span', 'strong', 'sup']);

/** What a visitor reads, one line a block. */
export function textOf(
  element: Element,
  skip: (element: Element) => boolean = () => false,
): string {
  const read = (part: Element | string): string => {
    if (typeof part === 'string') return part;
    if (skip(part)) return '';
    const text = part.children.map(read).join('');
    return inline.has(part.tag) ? text : `\n${text}\n`;
  };
  return read(element)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
