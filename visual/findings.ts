import type { Hashes, PictureRef, Snapshot, TextName } from './approved.ts';
import type { Environment } from './environment.ts';

/** One story in one mode. */
export interface SnapshotKey {
  /** Storybook's id of the story, e.g. `sections-hero--default`. */
  readonly story: string;
  /** Name of the mode, e.g. `phone`; empty when the finding is about the story as a whole. */
  readonly mode: string;
}

/**
 * Why a picture does not pass. `changed`: its pixels, perhaps its texts too; `text`: a text alone;
 * `failed`: there is no picture.
 */
export type Kind = 'changed' | 'text' | 'new' | 'removed' | 'failed';

/** Whether a finding can be approved; else the code has to be fixed. */
export const isApprovable = ({ kind }: Pick<Finding, 'kind'>): boolean => kind !== 'failed';

/** A rectangle in CSS pixels from the picture's top left corner. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One color in place of another, in hexadecimal. */
export interface ColorPair {
  readonly from: string;
  readonly to: string;
  /** Perceived distance between both (CIEDE2000); about 1 is just visible. */
  readonly deltaE: number;
}

/** One line that differs in a text beside a picture. */
export interface LineChange {
  readonly kind: 'added' | 'removed' | 'same';
  readonly text: string;
}

/** How each text beside two pictures differs; empty where it does not. */
export type TextChanges = Readonly<Record<TextName, readonly LineChange[]>>;

/** One picture, or one text beside a picture, that does not pass. */
export interface Finding extends SnapshotKey {
  /** `story mode`; unique in a report. */
  readonly id: string;
  /** File of the story, from the root; empty where the story is gone. */
  readonly file: string;
  readonly kind: Kind;
  /** What is wrong and what to do about it, in a sentence. */
  readonly message: string;
  /** The approved picture; null when there is none. */
  readonly before: PictureRef | null;
  /** The snapshot that was taken last; null when there is none. */
  readonly after: Snapshot | null;
  /** Boxes around the changed places, from top to bottom; none where a picture is not in the cache. */
  readonly regions: readonly Region[];
  /** Changes of the texts; null where there are no approved texts to compare with. */
  readonly texts: TextChanges | null;
}

/** A changed line of the sources. */
export interface SourceLine extends LineChange {
  /** Path from the project's root. */
  readonly file: string;
  /** Number of the line, in the new file for an added line, in the old one for a removed line. */
  readonly line: number;
}

/** Why some pictures changed: one declaration in the sources, or else what the pictures share. */
export interface Cause {
  /** Short, and the same in every run, for `approve --cause`. */
  readonly id: string;
  /** In words, e.g. `Breadcrumb, current: max width 10rem to 3rem`. */
  readonly label: string;
  /** The changed lines, and no others; empty where no changed line reaches the pictures. */
  readonly lines: readonly SourceLine[];
  /** True when the cause changes words and nothing else. */
  readonly isWording: boolean;
  /** The color that was replaced, if that is all the cause changes; otherwise null. */
  readonly colors: ColorPair | null;
  /** Ids of its findings; a finding with two causes is in both. */
  readonly findings: readonly string[];
}

/** The result of comparing a capture with the approved pictures. */
export interface Report {
  /** Hash of the sources that the pictures were taken from. */
  readonly sources: string;
  readonly environment: Environment;
  /** Hashes of what the stories were made of, by file; null when only some stories were asked for. */
  readonly hashes: Hashes | null;
  /** Pictures that equal the approved ones, texts included. */
  readonly passed: number;
  readonly findings: readonly Finding[];
  /** The largest cause first. Every approvable finding has at least one. */
  readonly causes: readonly Cause[];
}
