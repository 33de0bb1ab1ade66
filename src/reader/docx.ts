import { unzipSync } from 'fflate';

/** The text of a document, or why there is none. */
export type DocxText =
  { readonly text: string } | { readonly error: 'not-a-docx' | 'too-large' | 'no-text' };

/** Unpacked; a job posting takes a hundredth of it. */
const mostBytes = 10_000_000;

const decoded = (bytes: Uint8Array): string => {
  const marks: Readonly<Record<number, string>> = { 0xff: 'utf-16le', 0xfe: 'utf-16be' };
  return new TextDecoder(marks[bytes[0] ?? 0]).decode(bytes);
};

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

/** The value of an attribute in the first tag of `name` that matches. */
function attributeOf(xml: string, name: string, matching: RegExp, attribute: string) {
  const tags = xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}\\s[^<>]*>`, 'g')) ?? [];
  const tag = tags.find((each) => matching.test(each));
  return tag && new RegExp(`\\s${attribute}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1];
}

type Parts = Readonly<Record<string, Uint8Array>>;

/** Where the document's text is: by the package's relations, or else by its types of content. */
function mainPart(files: Parts): string {
  const part = (name: string): string => decoded(files[name] ?? new Uint8Array());
  const path =
    attributeOf(part('_rels/.rels'), 'Relationship', /\/officeDocument["']/, 'Target') ??
    attributeOf(
      part('[Content_Types].xml'),
      'Override',
      /wordprocessingml\.document\.main/,
      'PartName',
    );
  return path?.replace(/^(?:\.?\/)+/, '') ?? '';
}

/** What is not shown: deleted text, the place a text was moved from, the second form of a text box. */
const hidden = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'tabs']);
const before: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  numPr: '- ',
  // A text box stands within a paragraph, and is read as lines of its own.
  txbxContent: '\n',
};
const after: Readonly<Record<string, string>> = { p: '\n', tc: '\t', tr: '\n' };

/** A tag in parts, or the text between two. Trusted types keep the browser's own parser from scripts. */
const token = /<(\/?)(?:[\w.-]+:)?([\w.-]+)(?:\s[^<>]*?)?(\/?)>|([^<]+)/g;

/** A line for each paragraph and row of a table; items of a list start with a dash. */
function textOf(xml: string): string {
  let [text, depth, isText] = ['', 0, false];
  const cells: number[] = [];
  for (const [, close, name = '', empty, written] of xml.matchAll(token)) {
    const [isStart, isEnd] = [close === '', close === '/' || empty === '/'];
    if (written !== undefined) text += isText && depth === 0 ? plain(written) : '';
    else if (hidden.has(name)) depth += Number(isStart) - Number(isEnd);
    else if (depth === 0) {
      if (name === 't') isText = !isEnd;
      if (isStart) text += before[name] ?? '';
      const isCell = name === 'tc' || name === 'tr';
      if (isCell && isStart) cells.push(text.length);
      // A cell's own last line ends with the cell.
      const start = isCell && isEnd ? (cells.pop() ?? 0) : text.length;
      text = text.slice(0, start) + text.slice(start).trimEnd();
      if (isEnd) text += after[name] ?? '';
    }
  }
  return text.trim();
}

/** Reads the text of a Word document. */
export function readDocx(file: Uint8Array): DocxText {
  let isTooLarge = false;
  try {
    const files = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/.test(name)) return false;
        isTooLarge ||= originalSize > mostBytes;
        return originalSize <= mostBytes;
      },
    });
    if (isTooLarge) return { error: 'too-large' };
    const main = files[mainPart(files)];
    if (main === undefined) return { error: 'not-a-docx' };
    const text = textOf(decoded(main));
    return text === '' ? { error: 'no-text' } : { text };
  } catch {
    return { error: 'not-a-docx' };
  }
}
