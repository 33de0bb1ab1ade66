import type { SourceLine } from './findings.ts';

/** Whether a file holds copy, in which each line is a text of its own. */
export const isCopy = (file: string): boolean => /(?:^|\/)content\//.test(file);

/** Text in quotes, in a template between its placeholders, or between tags. */
const quotes = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|[`}]([^`${}]+)(?=[`$])|>([^<>{}]+)</g;

/** The words that a change removed, and those that it added. */
export interface Wording {
  readonly was: readonly string[];
  readonly is: readonly string[];
  /** True when the change is of words and nothing else. */
  readonly isAll: boolean;
}

/** Reads the words of changed lines; pieces of fewer than three characters do not count. */
export function wordingOf(file: string, lines: readonly SourceLine[]): Wording {
  const textOf = (of: string): string =>
    lines.flatMap(({ kind, text }) => (kind === of ? [text.trim()] : [])).join('\n');
  const [before, after] = [textOf('removed'), textOf('added')];
  const wordsIn = (text: string): string[] =>
    [...text.matchAll(quotes)]
      .map((found) => found.slice(1).join('').trim())
      // Leaves out paths of imports, and pieces without letters.
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
