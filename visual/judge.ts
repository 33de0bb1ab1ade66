import { readFileSync } from 'node:fs';
import type { Captures, Failure } from './captures.ts';
import type { TextChanges } from './changes.ts';
import { differenceOf, isEqual, isSameSize } from './difference.ts';
import type { Finding, Kind, PictureRef, Place, Rejection } from './findings.ts';
import { approvedFile, capturedFile, type Folders } from './folders.ts';
import { lineChanges } from './lines.ts';
import {
  digestOf,
  type Entry,
  type Manifest,
  type Seen,
  textNames,
  type Texts,
} from './manifests.ts';
import { decode, type Picture } from './picture.ts';
import { type Measured, measure } from './pixelChange.ts';

/** A finding whose pair of colors is not chosen yet. */
export type Draft = Omit<Finding, 'change'> & { readonly change: Measured | null };

type Verdict = { readonly rounded: number } | { readonly draft: Draft };

/** Everything that judging one picture needs. */
export interface Bench {
  readonly folders: Folders;
  readonly captures: Captures;
  readonly manifests: ReadonlyMap<string, Manifest | undefined>;
  readonly rejections: ReadonlyMap<string, Rejection>;
}

/** Name of a place in a report. */
export const idOf = ({ story, mode }: Place): string => `${story} ${mode}`.trim();

/** A finding with what every finding has. */
export function draftOf(
  { captures, rejections }: Pick<Bench, 'captures' | 'rejections'>,
  kind: Kind,
  place: Place,
  message: string,
  more: Partial<Draft> = {},
): Draft {
  const seen = more.seen ?? null;
  return {
    ...place,
    id: idOf(place),
    title: captures.stories[place.story] ?? place.story,
    kind,
    message,
    before: null,
    after: null,
    change: null,
    texts: null,
    seen,
    rejection: rejections.get(`${idOf(place)} ${seen ?? ''}`) ?? null,
    ...more,
  };
}

const refOf = ({ picture, width, height }: Seen): PictureRef => ({ hash: picture, width, height });

function textChanges(entry: Seen, now: Seen, approved: Texts, captured: Texts): TextChanges | null {
  const changes = textNames.map((name) => {
    const before = entry.texts?.[name] ?? '';
    const after = now.texts?.[name] ?? '';
    return [
      name,
      before === after ? [] : lineChanges(approved[before] ?? [], captured[after] ?? []),
    ] as const;
  });
  // Lines may be there once and empty: the names differ, and no line does.
  if (textNames.every((name) => entry.texts?.[name] === now.texts?.[name])) return null;
  return Object.fromEntries(changes) as unknown as TextChanges;
}

async function picturesOf(folders: Folders, before: string, after: string) {
  return Promise.all([
    decode(readFileSync(approvedFile(folders, before))),
    decode(readFileSync(capturedFile(folders, after))),
  ]);
}

function whatChanged(before: Picture, now: Picture): string | { rounded: number } {
  if (!isSameSize(before, now))
    return `The size changed from ${before.width}x${before.height} to ${now.width}x${now.height}.`;
  const found = differenceOf(before, now);
  if (isEqual(found)) return { rounded: found.rounded };
  return found.changed > 0
    ? `${found.changed} pixels changed.`
    : `${found.rounded} pixels changed by a step so small that it could be rounding, but too many or in a whole surface.`;
}

/** Compares one captured picture and its texts with the approved ones. */
export async function judge(bench: Bench, place: Place, now: Seen): Promise<Verdict> {
  const { folders, captures, manifests } = bench;
  const manifest = manifests.get(place.story);
  const entry: Entry | undefined = manifest?.modes[place.mode];
  const after = { after: refOf(now), seen: digestOf(now) };
  if (!entry)
    return { draft: draftOf(bench, 'new', place, 'It has no approved picture yet.', after) };
  const texts = textChanges(entry, now, manifest?.texts ?? {}, captures.texts);
  const both = { ...after, before: refOf(entry), texts };
  let rounded = 0;
  if (entry.picture !== now.picture) {
    const [before, taken] = await picturesOf(folders, entry.picture, now.picture);
    const what = whatChanged(before, taken);
    if (typeof what === 'string') {
      const change = measure(before, taken);
      return { draft: draftOf(bench, 'changed', place, what, { ...both, change }) };
    }
    ({ rounded } = what);
  }
  if (!texts) return { rounded };
  const names = textNames.filter((name) => entry.texts?.[name] !== now.texts?.[name]).join(', ');
  return {
    draft: draftOf(
      bench,
      'text',
      place,
      `The pixels are equal; changed beside it: ${names}.`,
      both,
    ),
  };
}

/** A picture that could not be taken. */
export function failed(bench: Bench, place: Place, { failure, isUnstable }: Failure): Draft {
  return draftOf(bench, isUnstable ? 'unstable' : 'failed', place, failure);
}

/** Approved pictures that nobody asked for although their story, or every story, was asked for. */
export function removed(bench: Bench): Draft[] {
  const { captures, manifests } = bench;
  if (captures.modes !== null) return [];
  return [...manifests.values()].flatMap((manifest) => {
    if (!manifest) return [];
    const wasAsked = captures.isComplete || manifest.story in captures.stories;
    return Object.entries(wasAsked ? manifest.modes : {})
      .filter(([mode]) => !captures.pictures[manifest.story]?.[mode])
      .map(([mode, entry]) =>
        draftOf(
          bench,
          'removed',
          { story: manifest.story, mode },
          'No story asks for this picture any more: approving retires it.',
          { before: refOf(entry) },
        ),
      );
  });
}
