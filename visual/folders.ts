import { join } from 'node:path';

/** Where the visual workflow keeps what it knows; tests give it a folder of their own. */
export interface Folders {
  /** Approved pictures, one folder a story and one PNG a mode, in git. */
  readonly baselines: string;
  /** What is known of the approved pictures and of the browser that made them, in git. */
  readonly manifest: string;
  /** One file for every act of approval, in git. */
  readonly approvals: string;
  /** Pictures of the last capture, and what the comparison made of them. */
  readonly results: string;
}

/** The folders below `root`, the project's root by default. */
export function foldersIn(root: string = join(import.meta.dirname, '..')): Folders {
  return {
    baselines: join(root, 'visual/baselines'),
    manifest: join(root, 'visual/baselines/manifest.json'),
    approvals: join(root, 'visual/approvals'),
    results: join(root, 'test-results/visual'),
  };
}

/** File of a picture below `folder`. */
export function pictureFile(folder: string, story: string, mode: string): string {
  return join(folder, story, `${mode}.png`);
}

/** File of a picture of the last capture. */
export function captureFile(folders: Folders, story: string, mode: string): string {
  return pictureFile(join(folders.results, 'captures'), story, mode);
}
