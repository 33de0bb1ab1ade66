import { createHash } from 'node:crypto';

interface Named {
  /** Tells a rule from every other one. */
  readonly hash: string;
  /** The style file it is in, relative to the project. */
  readonly filePath: string;
}

const digits = 36;
const letters = 26;
/** A letter and three digits of base 36. */
const prefixes = letters * digits ** 3;

function prefixOf(filePath: string): string {
  const number = createHash('sha256').update(filePath).digest().readUInt32BE(0) % prefixes;
  const letter = String.fromCodePoint('a'.charCodeAt(0) + (number % letters));
  return (
    letter +
    Math.floor(number / letters)
      .toString(digits)
      .padStart(3, '0')
  );
}

/**
 * Names classes and variables with as few letters as tell them apart, because every document carries
 * them all: four for the file, which depend on its path alone, then the number of the rule in it.
 *
 * @returns the option `identifiers` of vanilla-extract. It throws when two files would share a name.
 */
export function shortNames(): (rule: Named) => string {
  const files = new Map<
    string,
    { readonly filePath: string; readonly rules: Map<string, string> }
  >();
  return ({ hash, filePath }) => {
    const prefix = prefixOf(filePath);
    const file = files.get(prefix) ?? { filePath, rules: new Map<string, string>() };
    files.set(prefix, file);
    if (file.filePath !== filePath)
      throw new Error(
        `${filePath} and ${file.filePath} get the same short name, ${prefix}: rename one of them.`,
      );
    // A file runs from top to bottom each time, so its rules are numbered alike in every build.
    const name = file.rules.get(hash) ?? `${prefix}${file.rules.size.toString(digits)}`;
    file.rules.set(hash, name);
    return name;
  };
}
