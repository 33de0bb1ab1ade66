import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import type { Captures } from './captures.ts';
import { environmentDigest, readEnvironment } from './environment.ts';
import type { Place, Record, RecordedPicture } from './findings.ts';
import type { Folders } from './folders.ts';
import { faultsOfStore } from './integrity.ts';
import {
  digestOf,
  type Entry,
  type Manifest,
  manifestFile,
  readManifests,
  writeManifest,
} from './manifests.ts';
import { lastWords, readRecords, type Word, writeRecord } from './records.ts';
import { removeUnused } from './store.ts';

/** What became of the pictures that two branches approved apart from each other. */
export interface Resolution {
  /** Those that the merged sources draw as one of the branches approved it. */
  readonly settled: readonly Place[];
  /** Those that the merged sources draw as neither did: the comparison shows them as changed. */
  readonly open: readonly Place[];
}

const note = 'Two branches approved these apart from each other; what one of them approved stands';

/** A version of a conflicting file as git keeps it: 2 is ours, 3 is theirs. */
function versionOf(root: string, file: string, stage: 2 | 3): Manifest {
  const { status, stdout } = spawnSync('git', ['show', `:${stage}:./${relative(root, file)}`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0)
    throw new Error(`${relative(root, file)} cannot be read, and git knows of no conflict in it.`);
  return JSON.parse(stdout) as Manifest;
}

/** Joins what both branches say of stories whose manifest carries git's marks. */
function joinManifests(root: string, folders: Folders): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  for (const [story, manifest] of readManifests(folders)) {
    if (manifest) continue;
    const [ours, theirs] = ([2, 3] as const).map((stage) =>
      versionOf(root, manifestFile(folders, story), stage),
    );
    if (!ours || !theirs) continue;
    for (const { modes } of [ours, theirs])
      for (const [mode, entry] of Object.entries(modes)) {
        const key = `${story} ${mode}`;
        entries.set(key, [...(entries.get(key) ?? []), entry]);
      }
    writeManifest(folders, {
      story,
      modes: { ...theirs.modes, ...ours.modes },
      texts: { ...theirs.texts, ...ours.texts },
    });
  }
  return entries;
}

interface Choice {
  readonly place: Place;
  readonly word: Word;
  readonly isDrawn: boolean;
}

/** The word that the merged sources draw, or the latest where they draw neither. */
function choose(captures: Captures, place: Place, words: readonly Word[]): Choice | undefined {
  const shot = captures.pictures[place.story]?.[place.mode];
  const digest = shot && 'picture' in shot ? digestOf(shot) : null;
  const drawn = words.find(({ picture }) => picture.new === digest);
  const word = drawn ?? [...words].sort((a, b) => b.record.at.localeCompare(a.record.at))[0];
  return word && { place, word, isDrawn: drawn !== undefined };
}

function adopt(
  folders: Folders,
  captures: Captures,
  { place, word, isDrawn }: Choice,
  entries: readonly Entry[],
  record: Record,
): void {
  const { story, mode } = place;
  const manifest = readManifests(folders).get(story) ?? { story, modes: {}, texts: {} };
  const shot = captures.pictures[story]?.[mode];
  const drawn = isDrawn && shot && 'picture' in shot ? shot : null;
  const kept = entries.find(({ record: id }) => id === word.record.id) ?? manifest.modes[mode];
  const { [mode]: _, ...others } = manifest.modes;
  const seen = drawn ?? kept;
  const modes =
    seen && word.picture.file !== null
      ? { ...others, [mode]: { ...seen, file: word.picture.file, record: record.id } }
      : others;
  writeManifest(folders, { story, modes, texts: { ...manifest.texts, ...captures.texts } });
}

/**
 * Settles what still conflicts after a merge, by taking the pictures again: where the merged sources
 * draw what one branch approved, that stands; elsewhere the later approval does, and the comparison
 * shows the difference.
 *
 * @param capture - Takes the pictures of these stories.
 * @throws Error when a manifest cannot be read and is in no conflict that git knows of.
 */
export async function resolve(
  root: string,
  folders: Folders,
  by: string,
  capture: (stories: readonly string[]) => Promise<Captures>,
): Promise<Resolution> {
  const entries = joinManifests(root, folders);
  const records = readRecords(folders);
  const environment = readEnvironment(folders);
  const store = { environment, manifests: readManifests(folders), records };
  const places = faultsOfStore(folders, store).filter(({ kind }) => kind === 'conflicted');
  if (places.length === 0 || !environment) return { settled: [], open: [] };

  const captures = await capture([...new Set(places.map(({ story }) => story))]);
  const words = lastWords(records.map(({ record }) => record));
  const choices = places
    .map(({ story, mode }) =>
      choose(captures, { story, mode }, words.get(`${story} ${mode}`) ?? []),
    )
    .filter((choice) => choice !== undefined);
  const after = choices.flatMap(({ place: { story, mode } }) =>
    (words.get(`${story} ${mode}`) ?? []).map(({ record }) => record.id),
  );
  const record = writeRecord(folders, {
    verdict: 'approve',
    by,
    at: new Date().toISOString(),
    note,
    environment: environmentDigest(environment),
    after: [...new Set(after)].sort(),
    pictures: choices.map(({ word: { picture } }): RecordedPicture => ({
      ...picture,
      old: picture.new,
    })),
  });
  for (const choice of choices) {
    const { story, mode } = choice.place;
    adopt(folders, captures, choice, entries.get(`${story} ${mode}`) ?? [], record);
  }
  removeUnused(folders);
  const placesWhere = (isDrawn: boolean): Place[] =>
    choices.filter((choice) => choice.isDrawn === isDrawn).map(({ place }) => place);
  return { settled: placesWhere(true), open: placesWhere(false) };
}
