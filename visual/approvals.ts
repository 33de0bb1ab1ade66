import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One picture that somebody approved. */
export interface ApprovedPicture {
  readonly story: string;
  readonly mode: string;
  /** Pixel hash of the baseline before; null when there was none. */
  readonly old: string | null;
  /** Pixel hash of the baseline after; null when the picture was retired. */
  readonly new: string | null;
}

/** One act of approval. */
export interface Approval {
  /** Name of who looked. */
  readonly by: string;
  /** ISO date and time. */
  readonly at: string;
  /** Why the pictures changed. */
  readonly note: string;
  readonly pictures: readonly ApprovedPicture[];
}

/** Every act of approval, oldest first. */
export function readApprovals(folder: string): Approval[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Approval)
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** Writes the record, one line a picture so that a reviewer can read it, and returns its file. */
export function writeApproval(folder: string, approval: Approval): string {
  mkdirSync(folder, { recursive: true });
  const who = approval.by.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const file = join(folder, `${approval.at.replaceAll(':', '')}-${who}.json`);
  const { pictures, ...head } = approval;
  const lines = pictures.map((picture) => `    ${JSON.stringify(picture)}`).join(',\n');
  const opening = JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  writeFileSync(file, `${opening},\n  "pictures": [\n${lines}\n  ]\n}\n`);
  return file;
}

/** The last word on each picture, by `story mode`. */
export function lastWords(approvals: readonly Approval[]): Map<string, ApprovedPicture> {
  return new Map(
    approvals
      .flatMap(({ pictures }) => pictures)
      .map((picture) => [`${picture.story} ${picture.mode}`, picture]),
  );
}
