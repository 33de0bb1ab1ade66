import { diffArrays } from 'diff';
import {
  type Approved,
  entriesOf,
  isSameText,
  type PictureRef,
  readApproved,
  type Snapshot,
  type TextName,
  textNames,
  type Texts,
} from './approved.ts';
import { causesOf } from './causes.ts';
import type { VisualConfig } from './config.ts';
import { changedDeclarations } from './declarations.ts';
import { changedPixels, isSameSize } from './difference.ts';
import { environmentDifferences, readEnvironment } from './environment.ts';
import type { Finding, Kind, LineChange, Report, SnapshotKey, TextChanges } from './findings.ts';
import { measure } from './measure.ts';
import type { Picture } from './picture.ts';
import { openPictures, type Pictures } from './pictures.ts';
import { reachIn } from './reach.ts';
import { type Captures, refuseStale, writeReport } from './results.ts';

interface Comparison {
  readonly captures: Captures;
  readonly approved: Approved;
  readonly pictures: Pictures;
}

/** A finding with what every finding has. */
function findingOf(
  { stories }: Captures,
  kind: Kind,
  { story, mode }: SnapshotKey,
  message: string,
  more: Partial<Finding> = {},
): Finding {
  return {
    story,
    mode,
    id: `${story} ${mode}`.trim(),
    file: stories[story] ?? '',
    kind,
    message,
    before: null,
    after: null,
    change: null,
    texts: null,
    ...more,
  };
}

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

function textChanges(before: Texts, now: Texts): TextChanges | null {
  const changes = Object.fromEntries(
    textNames.map((name) => [name, lineChanges(before[name], now[name])]),
  ) as Record<TextName, LineChange[]>;
  return textNames.some((name) => changes[name].length > 0) ? changes : null;
}

/** What changed between two pictures, in words. */
function whatChanged(before: Picture, now: Picture): string {
  return isSameSize(before, now)
    ? `${changedPixels(before, now)} pixels changed.`
    : `The size changed from ${before.width}x${before.height} to ${now.width}x${now.height}.`;
}

/** Compares a snapshot with the approved one: a finding, or null when both are equal. */
async function compareSnapshot(
  { captures, approved, pictures }: Comparison,
  key: SnapshotKey,
  now: Snapshot,
): Promise<Finding | null> {
  const entry = approved[key.story]?.[key.mode];
  const after = refOf(now);
  if (!entry) return findingOf(captures, 'new', key, 'It has no approved picture yet.', { after });
  const texts = textChanges(entry.texts, now.texts);
  const both = { after, before: refOf(entry), texts, sheets: now.sheets };
  if (entry.picture !== now.picture) {
    const before = await pictures.find(entry.picture);
    const taken = before && (await pictures.find(now.picture));
    const what =
      before && taken
        ? whatChanged(before, taken)
        : 'The pixels changed. The approved picture is not at hand: "npm run visual -- review" draws it.';
    const change = before && taken && measure(before, taken);
    return findingOf(captures, 'changed', key, what, { ...both, change });
  }
  if (!texts) return null;
  const names = textNames.filter((name) => texts[name].length > 0).join(', ');
  const message = `The pixels are equal; changed beside it: ${names}.`;
  return findingOf(captures, 'text', key, message, both);
}

/** Approved pictures that nothing shows any more, although their story, or every story, was asked for. */
function removals({ captures, approved }: Comparison): Finding[] {
  if (captures.modes !== null) return [];
  return entriesOf(approved)
    .filter(({ story }) => captures.isComplete || story in captures.stories)
    .filter(({ story }) => !captures.unchanged.includes(story))
    .filter(({ story, mode }) => !captures.pictures[story]?.[mode])
    .filter(({ story }) => !captures.pictures[story]?.[''])
    .map(({ value, ...key }) =>
      findingOf(captures, 'removed', key, 'No story shows it any more.', { before: refOf(value) }),
    );
}

async function compareAll(comparison: Comparison): Promise<Pick<Report, 'passed' | 'findings'>> {
  const { captures } = comparison;
  const findings: Finding[] = [];
  let passed = 0;
  for (const { value, ...key } of entriesOf(captures.pictures)) {
    const result =
      'failure' in value
        ? findingOf(captures, 'failed', key, value.failure)
        : await compareSnapshot(comparison, key, value);
    if (result) findings.push(result);
    else passed += 1;
  }
  return { findings: [...findings, ...removals(comparison)], passed };
}

/**
 * Compares a capture with what is approved, and writes the report into the results folder.
 *
 * @throws Error when the sources changed since the capture.
 */
export async function compare(config: VisualConfig, captures: Captures): Promise<Report> {
  const { root } = config;
  const { sources, skipped } = captures;
  refuseStale(captures, config.sourcesHash());
  const environment = readEnvironment(root) ?? captures.environment;
  const elsewhere = environmentDifferences(environment, captures.environment);
  if (elsewhere.length > 0) {
    const message = `The environment differs (${elsewhere.join(', ')}), so nothing was compared: use the browser of the lockfile, or, when it was renewed, remove visual/approved and approve all.`;
    const findings = [findingOf(captures, 'environment', { story: '', mode: '' }, message)];
    return writeReport(root, { sources, skipped, passed: 0, findings, causes: [] });
  }
  const approved = readApproved(root);
  const pictures = openPictures(root);
  const compared = await compareAll({ captures, approved, pictures });
  const { findings } = compared;
  const causes =
    findings.length > 0
      ? causesOf(findings, changedDeclarations(config), reachIn(config), config)
      : [];
  return writeReport(root, { sources, skipped, ...compared, causes });
}
