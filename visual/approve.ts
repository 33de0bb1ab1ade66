import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ApprovedPicture, lastWords, readApprovals, writeApproval } from './approvals.ts';
import type { Captures } from './captures.ts';
import { compare, type Finding } from './compare.ts';
import { environmentDifferences } from './environment.ts';
import { captureFile, type Folders, pictureFile } from './folders.ts';
import { type Baseline, entriesOf, readManifest, writeManifest } from './manifest.ts';
import { decode, hashOf, pixelHash } from './picture.ts';
import { encode } from './png.ts';

/** Who approves what, and why. */
export interface Request {
  /** Name of who looked at the pictures. */
  readonly by: string;
  /** Why they changed. */
  readonly note: string;
  /** Part of the ids of the stories that are approved; null approves all that differ. */
  readonly story: string | null;
  /** ISO date and time; now by default. */
  readonly at?: string;
}

function adopt(folders: Folders, story: string, mode: string): Baseline {
  const captured = readFileSync(captureFile(folders, story, mode));
  const picture = decode(captured);
  const png = encode(picture);
  const file = pictureFile(folders.baselines, story, mode);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
  return { pixels: pixelHash(picture), shot: hashOf(captured), file: hashOf(png) };
}

function wanted(folders: Folders, captures: Captures, story: string | null): Finding[] {
  const { findings } = compare(folders, captures);
  return findings
    .filter(({ kind }) => kind !== 'failed' && kind !== 'environment')
    .filter((finding) => story === null || finding.story.includes(story));
}

/** After a change of browser every picture is another, so every one is looked at as new. */
function everything(captures: Captures): Pick<Finding, 'story' | 'mode'>[] {
  return entriesOf(captures.pictures).filter(({ value }) => 'shot' in value);
}

/**
 * Takes captured pictures over as baselines, retires those that no story asks for, and records it.
 *
 * @returns The pictures that were approved.
 * @throws Error when nothing differs, when the note is empty, or when a part is approved in an
 *   environment other than that of the rest.
 */
export function approve(
  folders: Folders,
  captures: Captures,
  { by, note, story, at = new Date().toISOString() }: Request,
): readonly ApprovedPicture[] {
  if (note.trim() === '') throw new Error('Say why the pictures changed: --note "why".');
  const before = readManifest(folders.manifest);
  const elsewhere = before && environmentDifferences(before.environment, captures.environment);
  const isElsewhere = elsewhere !== undefined && elsewhere.length > 0;
  if (isElsewhere && (story !== null || captures.only !== null))
    throw new Error(
      `The environment differs (${elsewhere.join(', ')}): capture and approve all pictures, or none.`,
    );
  const chosen = isElsewhere ? everything(captures) : wanted(folders, captures, story);
  if (chosen.length === 0) throw new Error('There is nothing to approve.');

  const words = lastWords(readApprovals(folders.approvals));
  const pictures: Record<string, Record<string, Baseline>> = structuredClone(
    (before?.pictures ?? {}) as Record<string, Record<string, Baseline>>,
  );
  const approved = chosen.map(({ story: id, mode }): ApprovedPicture => {
    const old = words.get(`${id} ${mode}`)?.new ?? null;
    const shot = captures.pictures[id]?.[mode];
    if (shot && 'shot' in shot) {
      const baseline = adopt(folders, id, mode);
      (pictures[id] ??= {})[mode] = baseline;
      return { story: id, mode, old, new: baseline.pixels };
    }
    const file = pictureFile(folders.baselines, id, mode);
    if (existsSync(file)) rmSync(file);
    if (pictures[id]) delete pictures[id][mode];
    if (pictures[id] && Object.keys(pictures[id]).length === 0) delete pictures[id];
    return { story: id, mode, old, new: null };
  });
  writeManifest(folders.manifest, {
    environment: captures.environment,
    fonts: captures.fonts,
    pictures,
  });
  writeApproval(folders.approvals, { by, at, note, pictures: approved });
  return approved;
}
