import { existsSync, readFileSync } from 'node:fs';
import { type Environment, environmentDigest } from './environment.ts';
import type { Kind, Place } from './findings.ts';
import { approvedFile, type Folders } from './folders.ts';
import {
  digestOf,
  type Entry,
  linesHash,
  type Manifest,
  textNames,
  type TextHashes,
} from './manifests.ts';
import { hashOf } from './picture.ts';
import { type FoundRecord, lastWords, type Word } from './records.ts';
import { keptPictures, usedPictures } from './store.ts';

/** Something in the store that no record stands behind. */
export interface StoreFault extends Place {
  readonly kind: Extract<Kind, 'tampered' | 'conflicted'>;
  readonly message: string;
}

/** All that git holds of the approved pictures. */
export interface Store {
  readonly environment: Environment | undefined;
  readonly manifests: ReadonlyMap<string, Manifest | undefined>;
  readonly records: readonly FoundRecord[];
}

const remedy = 'restore visual/baselines and visual/approvals from git';
const resolve = 'run "npm run visual -- resolve"';

const tampered = (story: string, mode: string, what: string): StoreFault => ({
  kind: 'tampered',
  story,
  mode,
  message: `${what}: ${remedy}.`,
});

function faultOfTexts({ texts }: Manifest, hashes: TextHashes | null): string | null {
  for (const name of textNames) {
    const hash = hashes?.[name];
    if (hash === undefined) continue;
    const lines = texts[hash];
    if (!lines) return `the text "${name}" beside it is missing`;
    if (linesHash(lines) !== hash)
      return `the text "${name}" beside it is not the one that was approved`;
  }
  return null;
}

function faultOfFile(folders: Folders, { picture, file }: Entry): string | null {
  const path = approvedFile(folders, picture);
  if (!existsSync(path)) return 'its picture is missing';
  return hashOf(readFileSync(path)) === file
    ? null
    : 'its picture is not the one that was approved';
}

function faultOfWord(
  { environment }: Store,
  entry: Entry,
  { record, picture }: Word,
): string | null {
  if (entry.record !== record.id) return 'it names another record than the last one about it';
  if (picture.new !== digestOf(entry) || picture.picture !== entry.picture)
    return 'it is not what its record approved';
  if (picture.file !== entry.file) return 'it names another file than its record';
  if (!environment || environmentDigest(environment) !== record.environment)
    return 'the environment is not the one that its record names';
  return null;
}

function faultsOfManifest(
  folders: Folders,
  store: Store,
  manifest: Manifest,
  words: ReadonlyMap<string, readonly Word[]>,
): StoreFault[] {
  return Object.entries(manifest.modes).flatMap(([mode, entry]): StoreFault[] => {
    const said = words.get(`${manifest.story} ${mode}`) ?? [];
    if (said.length > 1)
      return [
        {
          kind: 'conflicted',
          story: manifest.story,
          mode,
          message: `Two records approve it apart from each other: ${resolve}.`,
        },
      ];
    const [word] = said;
    const fault = word
      ? (faultOfWord(store, entry, word) ??
        faultOfFile(folders, entry) ??
        faultOfTexts(manifest, entry.texts))
      : 'it has no record';
    return fault === null
      ? []
      : [tampered(manifest.story, mode, `The baseline is not sound, ${fault}`)];
  });
}

/** Every way in which the store is not what its records say. */
export function faultsOfStore(folders: Folders, store: Store): StoreFault[] {
  const { manifests, records } = store;
  const faults: StoreFault[] = records
    .filter(({ fault }) => fault !== null)
    .map(({ name, fault }) => tampered('', '', `The record ${name} is not sound, ${fault ?? ''}`));
  const sound = records.filter(({ fault }) => fault === null).map(({ record }) => record);
  const known = new Set(sound.map(({ id }) => id));
  for (const { id, after } of sound)
    for (const before of after)
      if (!known.has(before))
        faults.push(tampered('', '', `The record ${before} is missing, which ${id} follows`));

  const words = lastWords(sound);
  for (const [story, manifest] of manifests) {
    if (!manifest)
      faults.push({
        kind: 'conflicted',
        story,
        mode: '',
        message: `Its manifest cannot be read, as after a merge: ${resolve}.`,
      });
    else if (manifest.story !== story)
      faults.push(tampered(story, '', 'Its manifest is that of another story'));
    else faults.push(...faultsOfManifest(folders, store, manifest, words));
  }
  for (const said of words.values())
    for (const { picture } of said) {
      const { story, mode } = picture;
      const isThere =
        manifests.has(story) && (!manifests.get(story) || manifests.get(story)?.modes[mode]);
      if (picture.new !== null && !isThere)
        faults.push(tampered(story, mode, 'A record approves it, but the baselines lack it'));
    }
  const used = usedPictures(manifests.values());
  const isReadable = [...manifests.values()].every(Boolean);
  for (const hash of isReadable ? keptPictures(folders) : [])
    if (!used.has(hash))
      faults.push(tampered('', '', `No story is approved to look like the picture ${hash}`));
  return faults;
}
