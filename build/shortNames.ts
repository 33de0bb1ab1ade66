import { globSync } from 'node:fs';

interface Named {
  /** Tells a rule from every other one. */
  readonly hash: string;
  /** The style file it is in, relative to the project. */
  readonly filePath: string;
}

const digits = 36;

/** A letter and a digit of base 36, for the first 900 files. From b on: what is called ad1 is hidden by ad blockers. */
const prefixOf = (place: number): string =>
  String.fromCodePoint('b'.charCodeAt(0) + Math.floor(place / digits)) +
  (place % digits).toString(digits);

/**
 * Names classes and variables with as few letters as tell them apart, because every document carries
 * them all: two for the file, which are its place among all style files, then the number of the rule in it.
 *
 * @param styleFiles - All style files, relative to the project. Default: those that are there.
 * @returns the option `identifiers` of vanilla-extract. It throws for a file that is not in the list.
 */
export function shortNames(
  styleFiles: readonly string[] = globSync('{src,stories,visual}/**/*.css.ts'),
): (rule: Named) => string {
  const prefixes = new Map(styleFiles.toSorted().map((file, place) => [file, prefixOf(place)]));
  const rules = new Map<string, Map<string, string>>();
  return ({ hash, filePath }) => {
    const prefix = prefixes.get(filePath);
    if (prefix === undefined) throw new Error(`${filePath} is no style file of the project.`);
    const named = rules.get(filePath) ?? new Map<string, string>();
    rules.set(filePath, named);
    // A file runs from top to bottom each time, so its rules are numbered alike in every build.
    const name = named.get(hash) ?? `${prefix}${named.size.toString(digits)}`;
    named.set(hash, name);
    return name;
  };
}
