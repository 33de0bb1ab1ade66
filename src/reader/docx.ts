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

const parse = (xml: Uint8Array | undefined): Document | undefined =>
  xml && new DOMParser().parseFromString(decoded(xml), 'text/xml');

const elements = (part: Document | undefined, name: string): Element[] => [
  ...(part?.getElementsByTagNameNS('*', name) ?? []),
];

/** Where the document's text is: by the package's relations, or else by its types of content. */
function mainPart(files: Readonly<Record<string, Uint8Array>>): string | undefined {
  const relation = elements(parse(files['_rels/.rels']), 'Relationship').find((each) =>
    each.getAttribute('Type')?.endsWith('/officeDocument'),
  );
  const type = elements(parse(files['[Content_Types].xml']), 'Override').find((each) =>
    each.getAttribute('ContentType')?.includes('wordprocessingml.document.main'),
  );
  const path = relation?.getAttribute('Target') ?? type?.getAttribute('PartName');
  return path?.replace(/^(?:\.?\/)+/, '');
}

/** What is not shown: deleted text, the place a text was moved from, the second form of a text box. */
const hidden = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'delText', 'rPr']);
const signs: Readonly<Record<string, string>> = {
  tab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  softHyphen: '',
  numPr: '- ',
};
const after: Readonly<Record<string, string>> = { p: '\n', tc: '\t', tr: '\n' };

/** The text below an element: a line for each paragraph and row of a table; items of a list start with a dash. */
function textIn(element: Element): string {
  const name = element.localName;
  if (hidden.has(name)) return '';
  if (name === 't') return element.textContent ?? '';
  let text = signs[name] ?? '';
  for (const child of element.children) text += textIn(child);
  // A cell's own last line ends with the cell.
  if (name === 'tc' || name === 'tr') text = text.replace(/\s+$/, '');
  // A text box stands within a paragraph, and is read as lines of its own.
  if (name === 'txbxContent') text = `\n${text}`;
  return text + (after[name] ?? '');
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
    const document = parse(files[mainPart(files) ?? '']);
    const [body] = elements(document, 'body');
    if (body === undefined) return { error: 'not-a-docx' };
    const text = textIn(body).trim();
    return text === '' ? { error: 'no-text' } : { text };
  } catch {
    return { error: 'not-a-docx' };
  }
}
