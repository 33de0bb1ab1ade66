import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Folders } from './folders.ts';
import { hashOf } from './picture.ts';

/** Names of the texts beside a picture, in the order in which they are shown. */
export const textNames = ['words', 'tree', 'speech', 'fingerprint'] as const;

export type TextName = (typeof textNames)[number];

/** The texts beside a picture, each by the hash of its lines; one that was not taken is left out. */
export type TextHashes = Readonly<Partial<Record<TextName, string>>>;

/** What is known of one picture: its name, its size, and the texts beside it. */
export interface Seen {
  /** Hash of the pixels. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
  /** Null where the mode has no texts: those of the plain modes say the same. */
  readonly texts: TextHashes | null;
}

/** An approved picture. */
export interface Entry extends Seen {
  /** Hash of the bytes of the file that holds it. */
  readonly file: string;
  /** Id of the record that approved it. */
  readonly record: string;
}

/** Lines of texts, by the hash of the lines. */
export type Texts = Readonly<Record<string, readonly string[]>>;

/** The approved pictures of one story. */
export interface Manifest {
  readonly story: string;
  /** By mode. */
  readonly modes: Readonly<Record<string, Entry>>;
  readonly texts: Texts;
}

/** Values by story, then by mode. */
export type ByPicture<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** The name of some lines. */
export function linesHash(lines: readonly string[]): string {
  return hashOf(lines.join('\n'));
}

/** One value that stands for everything that is seen: pixels, size and texts. */
export function digestOf({ picture, width, height, texts }: Seen): string {
  const { words = '', tree = '', fingerprint = '', speech } = texts ?? {};
  const seen = [picture, width, height, words, tree, fingerprint];
  // Left out where it was not taken: what was approved before there was speech keeps its digest.
  return hashOf([...seen, ...(speech === undefined ? [] : [speech])].join(' '));
}

const folderOf = (folders: Folders): string => join(folders.baselines, 'stories');

/** File of a story's manifest. */
export function manifestFile(folders: Folders, story: string): string {
  return join(folderOf(folders), `${story}.json`);
}

function parsed(file: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    // Git leaves its conflict marks in the file.
    return undefined;
  }
}

/** Every manifest by story; undefined for a file that cannot be read, as in a conflict. */
export function readManifests(folders: Folders): Map<string, Manifest | undefined> {
  const folder = folderOf(folders);
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name.slice(0, -5), parsed(join(folder, name))]),
  );
}

function sorted<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Writes the manifest of a story in a steady order, one line a mode and one line a line of text, so
 * that git shows what changed; texts that no mode names are left out, and an empty one is removed.
 */
export function writeManifest(folders: Folders, { story, modes, texts }: Manifest): void {
  const file = manifestFile(folders, story);
  if (Object.keys(modes).length === 0) {
    rmSync(file, { force: true });
    return;
  }
  const used = new Set(Object.values(modes).flatMap((entry) => Object.values(entry.texts ?? {})));
  const kept = Object.fromEntries(Object.entries(texts).filter(([hash]) => used.has(hash)));
  const lines = Object.entries(sorted(modes)).map(
    ([mode, entry]) => `  ${JSON.stringify(mode)}: ${JSON.stringify(entry)}`,
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `{\n"story": ${JSON.stringify(story)},\n"modes": {\n${lines.join(',\n')}\n},\n"texts": ${JSON.stringify(sorted(kept), undefined, 1)}\n}\n`,
  );
}

/** Every value with the story and the mode it belongs to. */
export function entriesOf<Value>(
  pictures: ByPicture<Value>,
): { story: string; mode: string; value: Value }[] {
  return Object.entries(pictures).flatMap(([story, modes]) =>
    Object.entries(modes).map(([mode, value]) => ({ story, mode, value })),
  );
}
