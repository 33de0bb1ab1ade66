import { join } from 'node:path';

/** Where the visual workflow keeps what it knows; tests give it a folder of their own. */
export interface Folders {
  /** Approved pictures and texts, in git. */
  readonly baselines: string;
  /** One file for every decision, in git. */
  readonly approvals: string;
  /** What the last capture took, and what the comparison made of it. */
  readonly results: string;
}

/** The folders below `root`. */
export function foldersIn(root: string): Folders {
  return {
    baselines: join(root, 'visual/baselines'),
    approvals: join(root, 'visual/approvals'),
    results: join(root, 'test-results/visual'),
  };
}

/** File of an approved picture, by the hash of its pixels. */
export function approvedFile({ baselines }: Folders, hash: string): string {
  return join(baselines, 'pictures', hash.slice(0, 2), `${hash}.webp`);
}

/** File of a picture of the last capture, by the hash of its pixels. */
export function capturedFile({ results }: Folders, hash: string): string {
  return join(results, 'captures', `${hash}.png`);
}
