/**
 * What a comparison produces and a review consumes. The comparison writes a {@link Report} to
 * `report.json` in the results folder; a review reads it, shows it, and answers with a
 * {@link Decision}, which `decide` in decide.ts carries out and keeps as a {@link Record}.
 */

import type { PixelChange, TextChanges } from './changes.ts';

/** Where a finding stands: one story in one mode. */
export interface Place {
  /** Storybook's id of the story, e.g. `sections-hero--default`. */
  readonly story: string;
  /** Name of the mode, e.g. `phone`; empty when the finding is about the story or the store as a whole. */
  readonly mode: string;
}

/** Why a picture does not stand. */
export type Kind =
  /** The pixels or the size differ from the approved picture; its texts may differ too. */
  | 'changed'
  /** The pixels are equal, but a text beside the picture differs. */
  | 'text'
  /** There is no approved picture yet. */
  | 'new'
  /** A story or a mode that was approved is gone. */
  | 'removed'
  /** The story failed, or drew nothing, so there is no picture. */
  | 'failed'
  /** The picture never came to rest: it was never the same twice. */
  | 'unstable'
  /** The store holds something that no record approves, or lacks something that one does. */
  | 'tampered'
  /** Two branches approved the same picture; `visual resolve` settles it. */
  | 'conflicted'
  /** Another browser, other flags or other fallback fonts; nothing was compared. */
  | 'environment';

/** Kinds that a decision can settle; the others are mended in the code or in the store. */
export const reviewableKinds: ReadonlySet<Kind> = new Set(['changed', 'text', 'new', 'removed']);

/** One picture as the store or a capture holds it. */
export interface PictureRef {
  /** Hash of the pixels: the picture's name. The same pixels have the same hash wherever they appear. */
  readonly hash: string;
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
}

/** Who rejected what is seen here, and why. It stands until the picture is another or is approved. */
export interface Rejection {
  readonly by: string;
  /** ISO date and time. */
  readonly at: string;
  readonly note: string;
}

/** One picture, or one text beside a picture, that does not stand. */
export interface Finding extends Place {
  /** `story mode`; unique in a report. */
  readonly id: string;
  /** Title and name as Storybook shows them, e.g. `sections/Hero: Default`. */
  readonly title: string;
  readonly kind: Kind;
  /** What is wrong and what to do about it, in a sentence. */
  readonly message: string;
  /** The approved picture; null when there is none. */
  readonly before: PictureRef | null;
  /** The picture taken last; null when there is none. */
  readonly after: PictureRef | null;
  /** Null when the pixels are equal or one of the pictures is missing. */
  readonly change: PixelChange | null;
  /** Null when no text differs. */
  readonly texts: TextChanges | null;
  /** Digest of everything seen here: a decision names it, so that nobody approves what they did not see. Null when nothing was taken. */
  readonly seen: string | null;
  /** Null unless somebody rejected exactly this. */
  readonly rejection: Rejection | null;
}

/** A line of the working tree's sources that differs from the last commit. */
export interface SourceLine {
  /** Path from the project's root. */
  readonly file: string;
  /** Number of the line, in the new file for an added line, in the old one for a removed line. */
  readonly line: number;
  readonly kind: 'added' | 'removed';
  readonly text: string;
}

/** Findings that share a signature, and so are one decision. */
export interface Cause {
  /** Short and steady: the hash of the signature. `approve --cause` takes it. */
  readonly id: string;
  /** What the findings share, e.g. `color #3a4989 #36458a`. */
  readonly signature: string;
  /** The same in words, e.g. `#3a4989 became #36458a`. */
  readonly label: string;
  /** Ids of its findings, outliers first. */
  readonly findings: readonly string[];
  /** Ids of the findings that differ from the others in more than the signature. */
  readonly outliers: readonly string[];
  /** Changed lines that name what the signature names; all changed lines when none does and they are few. */
  readonly sources: readonly SourceLine[];
}

/** What the comparison of a capture came to. */
export interface Report {
  /** ISO date and time of the comparison. */
  readonly at: string;
  /** Hash of the sources that the pictures were taken from. */
  readonly sources: string;
  /** Pictures that equal their approved baseline, texts included. */
  readonly passed: number;
  readonly findings: readonly Finding[];
  /** Every reviewable finding in exactly one cause, the largest cause first. */
  readonly causes: readonly Cause[];
  /** Stories that ask for no picture, with their reason. */
  readonly skipped: Readonly<{ [story: string]: string }>;
  /** Equal pictures in which a processor rounded some pixels otherwise, and how many. */
  readonly rounded: readonly (Place & { readonly pixels: number })[];
}

/** What somebody decides about some findings. */
export interface Decision {
  readonly verdict: 'approve' | 'reject';
  /** The findings it is about, each with the digest that was looked at. */
  readonly of: readonly (Place & { readonly seen: string | null })[];
  /** Why; never empty. */
  readonly note: string;
  /** Name of who looked, as git knows it. */
  readonly by: string;
  /** ISO date and time. Default: now. */
  readonly at?: string;
}

/** One picture in a record. */
export interface RecordedPicture extends Place {
  /** Digest of the approved state before; null when there was none. */
  readonly old: string | null;
  /** Digest of what was looked at: approved from then on, or rejected. Null when it was retired. */
  readonly new: string | null;
  /** Hash of the picture that was looked at; null when it was retired. */
  readonly picture: string | null;
  /** Hash of the bytes of the file that holds the approved picture; null when it was retired or rejected. */
  readonly file: string | null;
}

/** A decision as it is kept: added, and never edited. */
export interface Record {
  /** Hash of the record's own content, and the end of its file's name. */
  readonly id: string;
  readonly verdict: 'approve' | 'reject';
  readonly by: string;
  readonly at: string;
  readonly note: string;
  /** Digest of the environment that the pictures were taken in. */
  readonly environment: string;
  /** Ids of the records that had the last word on these pictures before. */
  readonly after: readonly string[];
  readonly pictures: readonly RecordedPicture[];
}
