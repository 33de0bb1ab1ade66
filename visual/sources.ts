import { spawnSync } from 'node:child_process';
import type { SourceLine } from './findings.ts';

/** The lines that a difference as git prints it (without context) adds and removes. */
export function linesOfDifference(difference: string): SourceLine[] {
  const lines: SourceLine[] = [];
  let file = '';
  let removed = 0;
  let added = 0;
  for (const line of difference.split('\n')) {
    const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line);
    if (line.startsWith('+++ ') || line.startsWith('--- ')) {
      const path = line.slice(4).replace(/^[ab]\//, '');
      if (path !== '/dev/null') file = path;
    } else if (hunk) {
      removed = Number(hunk[1]);
      added = Number(hunk[2]);
    } else if (line.startsWith('-')) {
      lines.push({ file, line: removed, kind: 'removed', text: line.slice(1) });
      removed += 1;
    } else if (line.startsWith('+')) {
      lines.push({ file, line: added, kind: 'added', text: line.slice(1) });
      added += 1;
    }
  }
  return lines;
}

/** The lines of these folders that differ from the last commit; empty where there is no git. */
export function changedLines(root: string, folders: readonly string[]): SourceLine[] {
  const { status, stdout } = spawnSync(
    'git',
    ['diff', 'HEAD', '--unified=0', '--no-color', '--no-ext-diff', '--', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  return status === 0 ? linesOfDifference(stdout) : [];
}
