import { strFromU8, unzipSync } from 'fflate';

/** The text of a document, or why there is none. */
export type DocxText =
  { readonly text: string } | { readonly error: 'not-a-docx' | 'too-large' | 'no-text' };

const main = 'word/document.xml';
/** Unpacked; a job description takes a hundredth of it. */
const mostBytes = 10_000_000;

const part =
  /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)(?:\s[^<>]*)?\/>|<\/w:(p)>|<w:(numPr)(?:\s[^<>]*)?>/g;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function characterOf(entity: string, name: string): string {
  const code = name.startsWith('#x')
    ? Number.parseInt(name.slice(2), 16)
    : Number(name.startsWith('#') ? name.slice(1) : Number.NaN);
  if (code >= 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code);
  return entities[name] ?? entity;
}

const plain = (text: string): string => text.replace(/&(#?\w+);/g, characterOf);

/** The paragraphs of `word/document.xml`, a line each; items of a list start with a dash. */
function textOf(xml: string): string {
  let text = '';
  for (const [, written, space, paragraph, item] of xml.matchAll(part)) {
    if (written !== undefined) text += plain(written);
    else if (item !== undefined) text += '- ';
    else text += paragraph !== undefined || space !== 'tab' ? '\n' : '\t';
  }
  return text.trim();
}

/** Reads the text of a Word document. */
export function readDocx(file: Uint8Array): DocxText {
  let isTooLarge = false;
  try {
    const files = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (name !== main) return false;
        isTooLarge = originalSize > mostBytes;
        return !isTooLarge;
      },
    });
    if (isTooLarge) return { error: 'too-large' };
    const document = files[main];
    if (document === undefined) return { error: 'not-a-docx' };
    const text = textOf(strFromU8(document));
    return text === '' ? { error: 'no-text' } : { text };
  } catch {
    return { error: 'not-a-docx' };
  }
}
