import { join } from 'node:path';

/** Where the visual workflow keeps what it knows; tests give it a folder of their own. */
export interface Folders {
  /** Hashes and texts of what was approved, in git. */
  readonly approved: string;
  /** What the last capture took, and what the comparison made of it. */
  readonly results: string;
  /** Pictures by hash, and what draws them again; nothing that cannot be made anew. */
  readonly cache: string;
}

/** The folders below `root`. */
export function foldersIn(root: string): Folders {
  return {
    approved: join(root, 'visual/approved'),
    results: join(root, 'test-results/visual'),
    cache: join(root, '.cache/visual'),
  };
}
