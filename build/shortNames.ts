import { globSync } from 'node:fs';

interface Rule {
  /** Tells a rule from every other one. */
  readonly hash: string;
  /** The style file it is in, relative to the project. */
  readonly filePath: string;
}

const digits = 36;

/** A letter and a base-36 digit, enough for 900 files. It starts at b: ad blockers hide classes such as `ad1`. */
const prefixOf = (place: number): string =>
  String.fromCodePoint('b'.charCodeAt(0) + Math.floor(place / digits)) +
  (place % digits).toString(digits);

/**
 * Short names for classes and variables, because every document contains them all: two characters for the
 * file, from its position among all style files, then the number of the rule within the file.
 *
 * @param styleFiles - All style files, relative to the project. Default: those that are there.
 * @returns the option `identifiers` of vanilla-extract. It throws for a file that is not in the list.
 */
export function shortNames(
  styleFiles: readonly string[] = globSync('{src,stories,visual}/**/*.css.ts'),
): (rule: Rule) => string {
  const prefixes = new Map(styleFiles.toSorted().map((file, place) => [file, prefixOf(place)]));
  const namesByFile = new Map<string, Map<string, string>>();
  return ({ hash, filePath }) => {
    const prefix = prefixes.get(filePath);
    if (prefix === undefined) throw new Error(`${filePath} is no style file of the project.`);
    const names = namesByFile.get(filePath) ?? new Map<string, string>();
    namesByFile.set(filePath, names);
    // A file runs from top to bottom each time, so its rules are numbered alike in every build.
    const name = names.get(hash) ?? `${prefix}${names.size.toString(digits)}`;
    names.set(hash, name);
    return name;
  };
}
