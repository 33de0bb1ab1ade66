import { diffArrays } from 'diff';
import {
  entriesOf,
  isSameText,
  type PictureRef,
  readApproved,
  type Snapshot,
  textNames,
  type Texts,
} from './approved.ts';
import { causesOf } from './causes.ts';
import type { VisualConfig } from './config.ts';
import { differenceOf } from './difference.ts';
import { refuseOther } from './environment.ts';
import type { Finding, LineChange, Report, SnapshotKey, TextChanges } from './findings.ts';
import { openPictures, type Pictures } from './pictures.ts';
import { type Captures, refuseStale, writeReport } from './results.ts';
import { suspectsIn } from './suspects.ts';

const refOf = ({ picture, width, height }: Snapshot): PictureRef => ({ picture, width, height });

/** Lines that are shown around a changed one. */
const around = 2;

/** The changed lines between two texts with a few equal ones around them; empty when both are equal. */
function lineChanges(before: readonly string[] = [], after: readonly string[] = []): LineChange[] {
  if (isSameText(before, after)) return [];
  const lines = diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    value.map((text): LineChange => {
      if (added) return { kind: 'added', text };
      return { kind: removed ? 'removed' : 'same', text };
    }),
  );
  return lines.filter((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  );
}

const textChanges = (before: Texts, now: Texts): TextChanges => ({
  tree: lineChanges(before.tree, now.tree),
  fingerprint: lineChanges(before.fingerprint, now.fingerprint),
});

type Details = Partial<Finding> & Pick<Finding, 'kind' | 'message'>;

/** What changed between the pixels of two snapshots, in words, and where. */
async function pixelChange(pictures: Pictures, was: Snapshot, is: Snapshot): Promise<Details> {
  const kind = 'changed';
  const [before, now] = [await pictures.find(was.picture), await pictures.find(is.picture)];
  if (!before || !now) {
    const remedy = 'The approved picture is not at hand: "npm run visual -- review" draws it.';
    return { kind, message: `The pixels changed. ${remedy}` };
  }
  const { pixels, regions } = differenceOf(before, now);
  const isSameSize = was.width === is.width && was.height === is.height;
  const message = isSameSize
    ? `${pixels} pixels changed.`
    : `The size changed from ${was.width}x${was.height} to ${is.width}x${is.height}.`;
  return { kind, message, regions };
}

/** How a snapshot differs from the approved one; null when both are equal. */
async function snapshotChange(
  pictures: Pictures,
  approved: Snapshot | undefined,
  now: Snapshot,
): Promise<Details | null> {
  if (!approved) return { kind: 'new', message: 'It has no approved picture yet.', after: now };
  const texts = textChanges(approved.texts, now.texts);
  const both = { after: now, before: refOf(approved), texts };
  if (approved.picture !== now.picture)
    return { ...both, ...(await pixelChange(pictures, approved, now)) };
  const names = textNames.filter((name) => texts[name].length > 0).join(', ');
  const message = `The pixels are equal; changed beside it: ${names}.`;
  return names === '' ? null : { ...both, kind: 'text', message };
}

async function compareAll(
  root: string,
  { pictures: taken, stories, unchanged, hashes }: Captures,
): Promise<Pick<Report, 'passed' | 'findings'>> {
  const approved = readApproved(root);
  const pictures = openPictures(root);
  const findings: Finding[] = [];
  const add = ({ story, mode }: SnapshotKey, details: Details): void => {
    const id = `${story} ${mode}`.trim();
    const nothing = { before: null, after: null, regions: [], texts: null };
    findings.push({ story, mode, id, file: stories[story] ?? '', ...nothing, ...details });
  };
  let passed = 0;
  for (const { value, ...key } of entriesOf(taken)) {
    const change =
      'failure' in value
        ? { kind: 'failed' as const, message: value.failure }
        : await snapshotChange(pictures, approved[key.story]?.[key.mode], value);
    if (change) add(key, change);
    else passed += 1;
  }
  // Approved pictures that were not taken, although their story, or every story, was asked for.
  for (const { value, ...key } of entriesOf(approved)) {
    const { story, mode } = key;
    const isAsked = hashes !== null ? !unchanged.includes(story) : story in stories;
    if (isAsked && !taken[story]?.[mode] && !taken[story]?.[''])
      add(key, { kind: 'removed', message: 'No story shows it any more.', before: refOf(value) });
  }
  return { findings, passed };
}

/**
 * Compares a capture with what is approved, and writes the report into the results folder.
 *
 * @throws Error when the sources changed since the capture, or another browser took it.
 */
export async function compare(config: VisualConfig, captures: Captures): Promise<Report> {
  const { root } = config;
  const { sources, environment, hashes } = captures;
  refuseStale(captures, config.sourcesHash());
  refuseOther(root, environment);
  const compared = await compareAll(root, captures);
  const { findings } = compared;
  const causes = findings.length > 0 ? causesOf(findings, suspectsIn(config), config) : [];
  return writeReport(root, { sources, environment, hashes, ...compared, causes });
}
