/** A text as the phrases are compared with it, and where each of its places was in the original. */
export interface NormalText {
  readonly text: string;
  /** From an offset in `text`, its end included, to the offset in the original. */
  readonly placeOf: (at: number) => number;
}

/** A hyphen at the end of a line, a line break, what is invisible, and what may have another form. */
const changing =
  /[-\u2010]\r?\n(?=\p{Ll})|\r\n?|[\u00AD\u200B-\u200D\u2060\uFEFF]|[^\0-\x7F]\p{M}*|[A-Za-z]\p{M}+/gu;
const invisible = /^[\u00AD\u200B-\u200D\u2060\uFEFF]/;

/**
 * Brings a text into one form: NFKC, `\n` for each line break, nothing invisible, no word that a line
 * break divides.
 *
 * @param isKnown - Whether a word, in lower case, is written without a hyphen elsewhere.
 */
export function normalize(original: string, isKnown: (word: string) => boolean): NormalText {
  const places: number[] = [];
  let [text, at] = ['', 0];
  const keep = (end: number): void => {
    text += original.slice(at, end);
    for (; at < end; at += 1) places.push(at);
  };
  for (const { 0: found, index } of original.matchAll(changing)) {
    keep(index);
    at += found.length;
    let changed = found.normalize('NFKC');
    if (invisible.test(found)) changed = '';
    else if (found.startsWith('\r') || found === '\u2028') changed = '\n';
    else if (found.endsWith('\n')) {
      const [before = ''] = /\p{L}*$/u.exec(text.slice(-30)) ?? [];
      const [after = ''] = /^\p{L}*/u.exec(original.slice(at, at + 30)) ?? [];
      changed = isKnown(`${before}${after}`.toLowerCase()) ? '' : '-';
    }
    for (let count = 0; count < changed.length; count += 1) places.push(index);
    text += changed;
  }
  keep(original.length);
  return { text, placeOf: (place) => places[place] ?? original.length };
}
