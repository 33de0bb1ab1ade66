import { unzipSync } from 'fflate';

/** Largest part that is unpacked, in bytes. The text of a job posting takes a hundredth of that. */
const mostBytes = 10_000_000;

const decoded = (bytes = new Uint8Array()): string =>
  new TextDecoder({ 255: 'utf-16le', 254: 'utf-16be' }[bytes[0] ?? 0]).decode(bytes);

/** Where the path of the document's text is written: part of the archive, tag, attribute. */
const pointers = [
  ['_rels/.rels', /<[^<>]*\/officeDocument["'][^<>]*>/, /\sTarget\s*=\s*["']\W*([^"']*)/],
  ['[Content_Types].xml', /<[^<>]*document\.main\+xml[^<>]*>/, /\sPartName\s*=\s*["']\W*([^"']*)/],
] as const;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const plain = (text: string): string =>
  text.replace(/&(#?)(x?)(\w+);/g, (entity, isCode: string, isHex: string, name: string) => {
    const code = isCode === '' ? Number.NaN : Number.parseInt(name, isHex === '' ? 10 : 16);
    if (code >= 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code);
    return entities[isHex + name] ?? entity;
  });

/** Elements whose content is skipped: deleted or moved text, for example, or the second copy of a text box. */
const hidden = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'tabs']);
const before: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  numPr: '- ',
  // A text box is inside of a paragraph; its text begins on a new line.
  txbxContent: '\n',
};

/** A tag with its parts, or text between tags. Not `DOMParser`: the pages' Trusted Types policy blocks it. */
const token = /<(\/?)(?:[\w.-]+:)?([\w.-]+)(?:\s[^<>]*?)?(\/?)>|([^<]+)/g;

/** Text of a document: a line for each paragraph, also in table cells; list items begin with a dash. */
function textOf(xml: string): string {
  let [text, depth, isText] = ['', 0, false];
  for (const [, close, name = '', empty, written] of xml.matchAll(token)) {
    const [isStart, isEnd] = [close === '', close === '/' || empty === '/'];
    if (written !== undefined) text += isText && depth === 0 ? plain(written) : '';
    else if (hidden.has(name)) depth += Number(isStart) - Number(isEnd);
    else if (depth === 0) {
      if (name === 't') isText = !isEnd;
      if (isStart) text += before[name] ?? '';
      if (isEnd && name === 'p') text += '\n';
    }
  }
  return text.trim();
}

/** The text of a Word document; '' if it has none. Throws if the file is not a ZIP archive. */
export function readDocx(file: Uint8Array): string {
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) => /\.(?:xml|rels)$/.test(name) && originalSize <= mostBytes,
  });
  const names = pointers.map(
    ([part, tag, name]) => name.exec(tag.exec(decoded(parts[part]))?.[0] ?? '')?.[1],
  );
  return textOf(decoded(parts[names.find((name) => name !== undefined) ?? '']));
}
