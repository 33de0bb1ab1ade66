import { parsePatch } from 'diff';
import type { SourceLine } from './findings.ts';
import { attempt, lastApproval, namesIn, newFiles } from './git.ts';
import type { VisualConfig } from './config.ts';
import { hashOf } from './picture.ts';

/** One change of the sources: a declaration of a style, or neighboring lines of anything else. */
export interface Declaration {
  /** The same for the same change, on whichever line of the file. */
  readonly id: string;
  /** Path from the root. */
  readonly file: string;
  /** Empty for a new file that git does not know yet. */
  readonly lines: readonly SourceLine[];
}

/** Files in which each line declares something of its own: styles and tokens. */
const isByLine = (file: string): boolean => /\.css(?:\.ts)?$|(?:^|\/)design\//.test(file);

function declarationOf(file: string, lines: readonly SourceLine[]): Declaration {
  const texts = lines.map(({ kind, text }) => `${kind} ${text.trim()}`);
  return { id: hashOf([file, ...texts].join('\n')).slice(0, 8), file, lines };
}

/** A hunk, or its lines in pairs where each declares something of its own. */
function split(file: string, hunk: readonly SourceLine[]): Declaration[] {
  const removed = hunk.filter(({ kind }) => kind === 'removed');
  const added = hunk.filter(({ kind }) => kind === 'added');
  if (!isByLine(file) || removed.length !== added.length) return [declarationOf(file, hunk)];
  return removed.flatMap((line, at) => {
    const now = added[at];
    return now ? [declarationOf(file, [line, now])] : [];
  });
}

/** A line that is nothing but a comment changes no picture. */
const isComment = (text: string): boolean => /^\s*(?:\/\/|\/\*|\*)/.test(text);

/** Reads a diff as git prints it without context. */
export function declarationsIn(diff: string): Declaration[] {
  return parsePatch(diff).flatMap(({ oldFileName = '', newFileName = '', hunks }) => {
    const file = (newFileName === '/dev/null' ? oldFileName : newFileName).slice(2);
    return hunks.flatMap(({ oldStart, newStart, lines }) => {
      const next = { '-': oldStart, '+': newStart };
      const changed = lines.flatMap((line): SourceLine[] => {
        const [sign] = line;
        if (sign !== '-' && sign !== '+') return [];
        const kind = sign === '-' ? 'removed' : 'added';
        return [{ file, line: next[sign]++, kind, text: line.slice(1) }];
      });
      const code = changed.filter(({ text }) => !isComment(text));
      return code.length > 0 ? split(file, code) : [];
    });
  });
}

/**
 * The commit whose pictures were all approved: the last one that approved any, or where the branch left
 * the main one, if that is earlier. An approval may have been one of a part.
 */
function baseOf(root: string): string {
  const approval = lastApproval(root) ?? 'HEAD';
  const main = attempt(root, 'rev-parse', '--verify', 'origin/HEAD') ?? 'main';
  const branched = attempt(root, 'merge-base', 'HEAD', main);
  return (branched && attempt(root, 'merge-base', approval, branched)) ?? approval;
}

/** What changed in the sources since pictures were last approved; empty where there is no git. */
export function changedDeclarations({
  root,
  sources,
}: Pick<VisualConfig, 'root' | 'sources'>): Declaration[] {
  const options = ['--unified=0', '--no-color', '--no-ext-diff', '--relative'];
  const diff = attempt(root, 'diff', baseOf(root), ...options, '--', ...sources) ?? '';
  const created = attempt(root, ...newFiles, '--', ...sources) ?? '';
  return [...declarationsIn(diff), ...namesIn(created).map((file) => declarationOf(file, []))];
}

/** A declaration in a few words. */
export function describeDeclaration({ file, lines }: Declaration): string {
  const name = file.replace(/^.*\//, '');
  const text = (of: SourceLine['kind']): string =>
    lines
      .filter(({ kind }) => kind === of)
      .map((line) => line.text.trim())
      .join(' ')
      .replace(/,$/, '');
  const [before, after] = [text('removed'), text('added')];
  const short = (words: string): string => (words.length > 60 ? `${words.slice(0, 59)}…` : words);
  if (lines.length === 0) return `${name}: new`;
  if (before === '') return `${name}: added ${short(after)}`;
  if (after === '') return `${name}: removed ${short(before)}`;
  const [key = ''] = /^[\w'"-]+: /.exec(before) ?? [];
  const now = key !== '' && after.startsWith(key) ? after.slice(key.length) : after;
  return `${name}: ${short(before)} became ${short(now)}`;
}
