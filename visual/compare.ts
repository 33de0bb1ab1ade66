import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Captures, type Failure, refuseStale } from './captures.ts';
import { causesOf } from './causes.ts';
import type { VisualConfig } from './config.ts';
import { differenceOf, isEqual, isSameSize } from './difference.ts';
import { environmentDifferences, readEnvironment } from './environment.ts';
import type { TextChanges } from './changes.ts';
import type { Finding, Kind, PictureRef, Place, Rejection, Report } from './findings.ts';
import { approvedFile, capturedFile, type Folders } from './folders.ts';
import { faultsOfStore, type Store } from './integrity.ts';
import { lineChanges } from './lines.ts';
import {
  digestOf,
  type Entry,
  entriesOf,
  type Manifest,
  readManifests,
  type Seen,
  textNames,
  type Texts,
} from './manifests.ts';
import { decode, type Picture } from './picture.ts';
import { colorPair, type CountedPair, type Measured, measure } from './pixelChange.ts';
import { type FoundRecord, readRecords } from './records.ts';
import { changedLines } from './sources.ts';
import { refuseEarlierFormat } from './store.ts';

/** A finding whose pair of colors is not chosen yet. */
type Draft = Omit<Finding, 'change'> & { readonly change: Measured | null };

type Verdict = { readonly rounded: number } | { readonly draft: Draft };

/** Everything that judging one picture needs. */
interface Bench {
  readonly folders: Folders;
  readonly captures: Captures;
  readonly manifests: ReadonlyMap<string, Manifest | undefined>;
  readonly rejections: ReadonlyMap<string, Rejection>;
}

const idOf = ({ story, mode }: Place): string => `${story} ${mode}`.trim();

function draftOf(
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

async function judge(bench: Bench, place: Place, now: Seen): Promise<Verdict> {
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

function failed(bench: Bench, place: Place, { failure, isUnstable }: Failure): Draft {
  return draftOf(bench, isUnstable ? 'unstable' : 'failed', place, failure);
}

/** Approved pictures that nobody asked for although their story, or every story, was asked for. */
function removed(bench: Bench): Draft[] {
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

/** The pair of each picture that most pictures share, so that a change and its blends meet. */
function withColors(drafts: readonly Draft[]): Finding[] {
  const key = ({ from, to }: CountedPair): string => `${from} ${to}`;
  const shared = new Map<string, number>();
  for (const { change } of drafts)
    for (const pair of change?.pairs ?? []) shared.set(key(pair), (shared.get(key(pair)) ?? 0) + 1);
  return drafts.map((draft) => {
    if (!draft.change) return { ...draft, change: null };
    const { pairs, ...change } = draft.change;
    const [pair] = [...pairs].sort(
      (a, b) => (shared.get(key(b)) ?? 0) - (shared.get(key(a)) ?? 0) || b.share - a.share,
    );
    return { ...draft, change: { ...change, colors: pair ? colorPair(pair) : null } };
  });
}

function rejectionsIn(records: readonly FoundRecord[]): Map<string, Rejection> {
  return new Map(
    records
      .filter(({ fault, record }) => fault === null && record.verdict === 'reject')
      .flatMap(({ record: { by, at, note, pictures } }) =>
        pictures.map((picture) => [
          `${idOf(picture)} ${picture.new ?? ''}`,
          { by, at, note } satisfies Rejection,
        ]),
      ),
  );
}

function environmentFault(captures: Captures, store: Store): string[] {
  return store.environment ? environmentDifferences(store.environment, captures.environment) : [];
}

async function judgeAll(bench: Bench, faults: ReadonlySet<string>) {
  const drafts: Draft[] = [];
  const rounded: (Place & { pixels: number })[] = [];
  let passed = 0;
  for (const { story, mode, value } of entriesOf(bench.captures.pictures)) {
    const place = { story, mode };
    if ('failure' in value) {
      drafts.push(failed(bench, place, value));
      continue;
    }
    if (faults.has(idOf(place)) || faults.has(story)) continue;
    const verdict = await judge(bench, place, value);
    if ('draft' in verdict) {
      drafts.push(verdict.draft);
      continue;
    }
    passed += 1;
    if (verdict.rounded > 0) rounded.push({ ...place, pixels: verdict.rounded });
  }
  return { drafts, rounded, passed };
}

/**
 * Compares a capture with the approved pictures and texts, and writes the report into the results
 * folder.
 *
 * @throws Error when the store is of an earlier format, or the sources changed since the capture.
 */
export async function compare(
  folders: Folders,
  captures: Captures,
  config: Pick<VisualConfig, 'root' | 'sources' | 'sourcesHash'>,
): Promise<Report> {
  refuseEarlierFormat(folders);
  refuseStale(captures, config.sourcesHash());
  const store: Store = {
    environment: readEnvironment(folders),
    manifests: readManifests(folders),
    records: readRecords(folders),
  };
  const bench: Bench = {
    folders,
    captures,
    manifests: store.manifests,
    rejections: rejectionsIn(store.records),
  };
  const head = {
    at: new Date().toISOString(),
    sources: captures.sources,
    skipped: captures.skipped,
  };
  const faults = faultsOfStore(folders, store).map(({ kind, story, mode, message }) =>
    draftOf(bench, kind, { story, mode }, message),
  );
  const elsewhere = environmentFault(captures, store);
  if (elsewhere.length > 0) {
    const message = `The environment differs (${elsewhere.join(', ')}), so nothing was compared: use the browser of the lockfile, or, when it was renewed, approve all its pictures with --all.`;
    const findings = withColors([
      ...faults,
      draftOf(bench, 'environment', { story: '', mode: '' }, message),
    ]);
    return save(folders, { ...head, passed: 0, findings, causes: [], rounded: [] });
  }
  const broken = new Set(faults.map(({ id }) => id));
  const { drafts, rounded, passed } = await judgeAll(bench, broken);
  const gone = removed(bench).filter(({ id, story }) => !broken.has(id) && !broken.has(story));
  const findings = withColors([...faults, ...drafts, ...gone]);
  const causes = causesOf(findings, changedLines(config.root, config.sources));
  return save(folders, { ...head, passed, findings, causes, rounded });
}

const fileOfReport = ({ results }: Folders): string => join(results, 'report.json');

function save(folders: Folders, report: Report): Report {
  mkdirSync(folders.results, { recursive: true });
  writeFileSync(fileOfReport(folders), JSON.stringify(report, undefined, 1));
  return report;
}

/**
 * What the last comparison came to.
 *
 * @throws Error when there was none.
 */
export function readReport(folders: Folders): Report {
  const file = fileOfReport(folders);
  if (!existsSync(file))
    throw new Error('Nothing has been compared yet: run "npm run visual -- compare" first.');
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
