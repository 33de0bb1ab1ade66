import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Record } from './findings.ts';
import { approvedFile, type Folders } from './folders.ts';
import { recordName } from './records.ts';
import { removeUnused } from './store.ts';

const undoFolder = ({ results }: Folders): string => join(results, 'undo');
const undoable = ['stories', 'environment.json'];

/** What an approval is about to change in manifests, kept so that it can be undone. */
export function keepForUndo(folders: Folders, id: string): void {
  const folder = undoFolder(folders);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const name of undoable)
    if (existsSync(join(folders.baselines, name)))
      cpSync(join(folders.baselines, name), join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'id'), id);
}

/** Keeps the pictures that an approval removed. */
export function keepRemoved(folders: Folders, removed: ReadonlyMap<string, Buffer>): void {
  for (const [hash, bytes] of removed)
    writeFileSync(join(undoFolder(folders), 'pictures', `${hash}.webp`), bytes);
}

/**
 * Takes the last decision back.
 *
 * @throws Error when it cannot be undone, as after another decision.
 */
export function undo(folders: Folders, { id, at, by }: Pick<Record, 'id' | 'at' | 'by'>): void {
  const kept = undoFolder(folders);
  const idFile = join(kept, 'id');
  if (!existsSync(idFile) || readFileSync(idFile, 'utf8') !== id)
    throw new Error('Only the last decision can be undone.');
  for (const name of undoable) {
    rmSync(join(folders.baselines, name), { recursive: true, force: true });
    if (existsSync(join(kept, name)))
      cpSync(join(kept, name), join(folders.baselines, name), { recursive: true });
  }
  for (const name of readdirSync(join(kept, 'pictures'))) {
    const file = approvedFile(folders, name.replace('.webp', ''));
    mkdirSync(dirname(file), { recursive: true });
    cpSync(join(kept, 'pictures', name), file);
  }
  removeUnused(folders);
  rmSync(join(folders.approvals, recordName({ id, at, by })), { force: true });
  rmSync(kept, { recursive: true });
}
