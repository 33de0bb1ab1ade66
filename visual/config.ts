import type { LaunchOptions, Page } from 'playwright';
import type { Mode, PictureParameters } from '../.storybook/mode.ts';

export type { Mode, PictureParameters };

/** The settings of the project whose stories are pictured. */
export interface VisualConfig {
  /** Absolute path of the project. */
  readonly root: string;
  /** Every mode by name, in the order in which pictures are taken. */
  readonly modes: Readonly<Record<string, Mode>>;
  /** The modes of a story; `asked` are those that the story asks for itself. */
  readonly modesOf: (storyId: string, asked?: readonly string[]) => readonly string[];
  /** Whether a story is played once more after its pictures, for `check` to look at it. */
  readonly isChecked: (storyId: string) => boolean;
  /** Faults of a story that was played, as far as no picture shows them. */
  readonly check: (page: Page, storyId: string) => Promise<readonly string[]>;
  /** How to start the browser that pictures are taken with: exactly one build, because each draws differently. */
  readonly browser: () => Promise<LaunchOptions>;
  /** Builds the stories unless they are up to date; gives the hash of the sources they were built from. */
  readonly build: () => Promise<string>;
  /** Serves a folder; `url` is an origin without a trailing slash. */
  readonly serve: (folder: string) => Promise<{ url: string; stop: () => Promise<void> }>;
  /** Builds the stories in a copy of the project at `root`; gives the error's text, or null. */
  readonly buildIn: (root: string) => Promise<string | null>;
  /**
   * Whether a condition of a style, as spelled in the source, holds in a mode. A RegExp matches the condition
   * in fingerprints, if they name it in every mode. Undefined if unknown.
   */
  readonly shows: (condition: string, mode: Mode) => boolean | RegExp | undefined;
  /** Hash of the sources as they are now. */
  readonly sourcesHash: () => string;
  /** Folder of the built stories. */
  readonly storybook: string;
  /** Folders whose changed lines can be the cause of a changed picture, from the root. */
  readonly sources: readonly string[];
  /** Files and folders whose change reaches every story, from the root. */
  readonly everywhere: readonly string[];
  /** Files and folders whose change reaches only stories in files that match, whatever imports them. */
  readonly within: Readonly<Record<string, RegExp>>;
  /** Packages that affect how stories are drawn although no source file of the stories imports them. */
  readonly packages: readonly string[];
}
