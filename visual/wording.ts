import type { SourceLine } from './findings.ts';

/** Files of copy, in which each line says something of its own. */
export const isCopy = (file: string): boolean => /(?:^|\/)content\//.test(file);

/** What stands in quotes, between the holes of a template, or between tags. */
const quotes = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|[`}]([^`${}]+)(?=[`$])|>([^<>{}]+)</g;

/** The words that went and those that came with a change. */
export interface Wording {
  readonly was: readonly string[];
  readonly is: readonly string[];
  /** True when it changes words and nothing else. */
  readonly isAll: boolean;
}

/** Reads the words of changed lines; a piece of fewer than three signs is none. */
export function wordingOf(file: string, lines: readonly SourceLine[]): Wording {
  const textOf = (of: string): string =>
    lines.flatMap(({ kind, text }) => (kind === of ? [text.trim()] : [])).join('\n');
  const [before, after] = [textOf('removed'), textOf('added')];
  const wordsIn = (text: string): string[] =>
    [...text.matchAll(quotes)]
      .map((found) => found.slice(1).join('').trim())
      // The path of an import is none.
      .filter((words) => words.length > 2 && /[a-z]/i.test(words) && !/^\.+\//.test(words));
  const [was, is] = [wordsIn(before), wordsIn(after)];
  return {
    was: was.filter((words) => !is.includes(words)),
    is: is.filter((words) => !was.includes(words)),
    isAll:
      isCopy(file) &&
      before !== '' &&
      before !== after &&
      before.replaceAll(quotes, '') === after.replaceAll(quotes, ''),
  };
}
