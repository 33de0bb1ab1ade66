import type { SourceLine } from './findings.ts';

/** Whether a file holds copy, in which each line is a text of its own. */
export const isCopy = (file: string): boolean => /(?:^|\/)content\//.test(file);

/** Text in quotes, in a template between its placeholders, or between tags. */
const quotes = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|[`}]([^`${}]+)(?=[`$])|>([^<>{}]+)</g;

/** Addresses, values such as 'sunken', and the code between two templates of a line. */
const noWords = /^[./#]\S*$|^[a-z][\w-]*$|^,.*[:(,]$/;

const isWords = (text: string): boolean =>
  text.length > 2 && /[a-z]/i.test(text) && !noWords.test(text);

const textOf = (groups: readonly (string | undefined)[]): string =>
  groups.slice(0, 4).join('').trim();

const withoutWords = (text: string): string =>
  text.replaceAll(quotes, (whole, ...groups: string[]) => (isWords(textOf(groups)) ? '' : whole));

/** The words that a change removed, and those that it added. */
export interface Wording {
  readonly was: readonly string[];
  readonly is: readonly string[];
  /** True when the change is of words and nothing else. */
  readonly isAll: boolean;
}

/** Reads the words of changed lines; pieces of fewer than three characters do not count. */
export function wordingOf(file: string, lines: readonly SourceLine[]): Wording {
  const linesOf = (of: string): string =>
    lines.flatMap(({ kind, text }) => (kind === of ? [text.trim()] : [])).join('\n');
  const [before, after] = [linesOf('removed'), linesOf('added')];
  const wordsIn = (text: string): string[] =>
    [...text.matchAll(quotes)].map((found) => textOf(found.slice(1))).filter(isWords);
  const [was, is] = [wordsIn(before), wordsIn(after)];
  return {
    was: was.filter((words) => !is.includes(words)),
    is: is.filter((words) => !was.includes(words)),
    isAll:
      isCopy(file) &&
      before !== '' &&
      before !== after &&
      withoutWords(before) === withoutWords(after),
  };
}
