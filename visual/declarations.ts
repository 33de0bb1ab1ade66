import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePatch } from 'diff';
import type { VisualConfig } from './config.ts';
import type { SourceLine } from './findings.ts';
import { approvals, attempt, namesIn, newFiles } from './git.ts';
import { hashOf } from './picture.ts';
import { type StyleChange, styleChanges } from './styles.ts';
import { isCopy } from './wording.ts';

/** One change of the sources: of a style's property, a token, a line of copy, or all of any other file. */
export interface Declaration {
  /** Stays the same if the same change is on another line of the file. */
  readonly id: string;
  /** Path from the root. */
  readonly file: string;
  /** Empty for a new file that git does not know yet. */
  readonly lines: readonly SourceLine[];
  /** What changed in a style or a token; null for anything else. */
  readonly style: StyleChange | null;
}

const isStyle = (file: string): boolean => /\.css\.ts$|(?:^|\/)design\/.*\.ts$/.test(file);

function declarationOf(file: string, lines: readonly SourceLine[]): Declaration {
  const texts = lines.map(({ kind, text }) => `${kind} ${text.trim()}`);
  return { id: hashOf([file, ...texts].join('\n')).slice(0, 8), file, lines, style: null };
}

/** Splits a hunk that replaces line by line into pairs of an old and a new line; gives any other hunk whole. */
function inPairs(hunk: readonly SourceLine[]): (readonly SourceLine[])[] {
  const removed = hunk.filter(({ kind }) => kind === 'removed');
  const added = hunk.filter(({ kind }) => kind === 'added');
  if (removed.length !== added.length) return [hunk];
  return removed.map((line, at) => [line, ...added.slice(at, at + 1)]);
}

/** A line that is nothing but a comment changes no picture. */
const isComment = (text: string): boolean => /^\s*(?:\/\/|\/\*|\*)/.test(text);

/** Reads a changed file before and after; a version that does not exist is empty. */
export type Versions = (file: string) => { readonly before: string; readonly after: string };

function stylesIn(file: string, { before, after }: ReturnType<Versions>): Declaration[] {
  return styleChanges(file, before, after).map((style) => {
    const lineOf = (kind: 'removed' | 'added', rule: StyleChange['before']): SourceLine[] =>
      rule ? [{ file, line: rule.line, kind, text: `${style.path.at(-1)}: ${rule.value}` }] : [];
    const lines = [...lineOf('removed', style.before), ...lineOf('added', style.after)];
    const key = [file, ...style.path, style.before?.value, style.after?.value].join('\n');
    return { id: hashOf(key).slice(0, 8), file, lines, style };
  });
}

/**
 * Reads a diff as git prints it without context.
 *
 * @param versions - Reads files of styles and tokens, which are compared property by property.
 */
export function declarationsIn(diff: string, versions: Versions): Declaration[] {
  return parsePatch(diff).flatMap(({ oldFileName = '', newFileName = '', hunks }) => {
    const file = (newFileName === '/dev/null' ? oldFileName : newFileName).slice(2);
    if (isStyle(file)) return stylesIn(file, versions(file));
    const changed = hunks.map(({ oldStart, newStart, lines }) => {
      const next = { '-': oldStart, '+': newStart };
      return lines.flatMap((line): SourceLine[] => {
        const [sign] = line;
        if (sign !== '-' && sign !== '+') return [];
        const kind = sign === '-' ? 'removed' : 'added';
        const one = { file, line: next[sign]++, kind, text: line.slice(1) } as const;
        return isComment(one.text) ? [] : [one];
      });
    });
    const edits = isCopy(file) ? changed.flatMap(inPairs) : [changed.flat()];
    return edits.filter(({ length }) => length > 0).map((lines) => declarationOf(file, lines));
  });
}

/**
 * The commit to compare with: the last approval, or where the branch left main if that is earlier, because
 * the last approval may have covered only some pictures.
 */
function baseOf(root: string): string {
  const approval = approvals(root, 1)[0] ?? 'HEAD';
  const main = attempt(root, 'rev-parse', '--verify', 'origin/HEAD') ?? 'main';
  const branched = attempt(root, 'merge-base', 'HEAD', main);
  return (branched && attempt(root, 'merge-base', approval, branched)) ?? approval;
}

/** What changed in the sources since pictures were last approved; empty where there is no git. */
export function changedDeclarations({
  root,
  sources,
}: Pick<VisualConfig, 'root' | 'sources'>): Declaration[] {
  const base = baseOf(root);
  // These options override what the user's git configuration sets for diffs.
  const prefixes = ['--src-prefix=a/', '--dst-prefix=b/'];
  const options = ['--unified=0', '--no-color', '--no-ext-diff', '--relative', ...prefixes];
  const diff = attempt(root, 'diff', base, ...options, '--', ...sources) ?? '';
  const created = attempt(root, ...newFiles, '--', ...sources) ?? '';
  const versions: Versions = (file) => ({
    before: attempt(root, 'show', `${base}:./${file}`) ?? '',
    after: existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '',
  });
  return [
    ...declarationsIn(diff, versions),
    ...namesIn(created).map((file) => declarationOf(file, [])),
  ];
}
