import { createHash } from 'node:crypto';

interface Rule {
  /** Unique for each rule. */
  readonly hash: string;
  /** The style file it is in, relative to the project. */
  readonly filePath: string;
}

const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** First characters of a name. The letter a is missing, because ad blockers hide classes such as `ad1`. */
const letters = digits.replaceAll(/[\daA]/g, '');

const prefixOf = (filePath: string): string => {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(filePath).digest();
  return [letters[first % letters.length], digits[second % 62], digits[third % 62]].join('');
};

/**
 * Short names for classes and variables, because every document contains them all: three characters from the
 * path of the file, then the number of the rule within the file. A new or changed file changes no other file's names.
 *
 * @returns the option `identifiers` of vanilla-extract. It throws when two files get the same prefix.
 */
export function shortNames(): (rule: Rule) => string {
  const files = new Map<string, { readonly path: string; readonly names: Map<string, string> }>();
  return ({ hash, filePath }) => {
    const prefix = prefixOf(filePath);
    const { path, names } = files.get(prefix) ?? { path: filePath, names: new Map() };
    if (path !== filePath)
      throw new Error(`${filePath} and ${path} get the same names: rename one of them.`);
    files.set(prefix, { path, names });
    // A style file runs from top to bottom, so its rules get the same numbers in every build.
    const name = names.get(hash) ?? prefix + names.size.toString(36);
    names.set(hash, name);
    return name;
  };
}
