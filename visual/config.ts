import type { Mode, PictureParameters } from '../.storybook/mode.ts';

export type { Mode, PictureParameters };

/** A browser whose every build draws differently, so that pictures belong to exactly one. */
export interface PictureBrowser {
  /** Absolute path of the binary. */
  readonly executablePath: string;
  /** Launch flags. */
  readonly args: readonly string[];
  /** Flags of Playwright's that it is launched without. */
  readonly ignoreDefaultArgs: readonly string[];
  /** Font files that a page falls back to, absolute paths. */
  readonly fallbackFonts: readonly string[];
}

/** A change of one file. */
export interface Edit {
  /** Path from the root. */
  readonly file: string;
  /** Text that is replaced where it first occurs. */
  readonly find: string;
  readonly replace: string;
}

/** A deliberate fault, made to see who sees it. */
export interface Fault extends Edit {
  /** In words, e.g. `the hover of the footer is lost`. */
  readonly what: string;
  /** Id of the component whose stories should show it. */
  readonly component: string;
  /** True for the few that every run of the tests makes. */
  readonly isSample: boolean;
}

/** Everything that this tool knows of the project whose stories it pictures. */
export interface VisualConfig {
  /** Absolute path of the project. */
  readonly root: string;
  /** Every mode by name, in the order in which pictures are taken. */
  readonly modes: Readonly<Record<string, Mode>>;
  /** The modes of a story that asks for none. */
  readonly defaultModesOf: (storyId: string) => readonly string[];
  /** Whether what a screen reader would say is a text beside this picture, too. */
  readonly isSpoken: (storyId: string, mode: string) => boolean;
  /** The browser that pictures are taken with. */
  readonly browser: () => Promise<PictureBrowser>;
  /** Builds the stories unless they are up to date; gives the hash of the sources they were built from. */
  readonly build: () => Promise<string>;
  /** Serves a folder as it is, at an origin without a trailing slash. */
  readonly serve: (folder: string) => Promise<{ url: string; stop: () => Promise<void> }>;
  /** Builds the stories in a copy of the project, given its root; gives what went wrong, or null. */
  readonly buildIn: (root: string) => Promise<string | null>;
  /** Hash of the sources as they are now. */
  readonly sourcesHash: () => string;
  /** Folder of the built stories. */
  readonly storybook: string;
  /** Folders and files that a change of the pictures comes from, from the root. */
  readonly sources: readonly string[];
  /** What `mutate` puts into the sources. */
  readonly faults: readonly Fault[];
  /** Those among them that reach every story, as paths or folders from the root. */
  readonly everywhere: readonly string[];
}

/** The mode of this name. */
export function modeOf({ modes }: Pick<VisualConfig, 'modes'>, name: string): Mode {
  const mode = modes[name];
  if (!mode)
    throw new Error(`There is no mode "${name}": choose among ${Object.keys(modes).join(', ')}.`);
  return mode;
}
