import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diffArrays } from 'diff';
import { foldersIn, readJson } from './folders.ts';

/** Names of the texts beside a picture, in the order in which they are shown. */
export const textNames = ['tree', 'fingerprint'] as const;

export type TextName = (typeof textNames)[number];

/** The texts beside a picture, as lines; one that was not collected is left out. */
export type Texts = Readonly<Partial<Record<TextName, readonly string[]>>>;

/** A picture by its name; sizes are in CSS pixels. */
export interface PictureRef {
  /** Hash of the pixels. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

/** How a story looks in one mode. */
export interface Snapshot extends PictureRef {
  readonly texts: Texts;
  /** Names of the style sheets that the story was drawn with; not part of an approval. Default: unknown. */
  readonly sheets?: readonly string[] | undefined;
}

/** Values by story, then by mode. */
export type BySnapshot<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** Every approved snapshot. */
export type Approved = BySnapshot<Snapshot>;

/** Consecutive lines that appear in the same modes. */
interface Passage {
  readonly text: TextName;
  readonly modes: readonly string[];
  readonly lines: readonly string[];
}

/** The file of a story as git keeps it: lines that modes share are written once. */
interface StoryFile {
  readonly story: string;
  readonly modes: Readonly<Record<string, PictureRef>>;
  /** The text of a mode is all passages that list the mode, one after another. */
  readonly texts: readonly Passage[];
}

/** Hashes of everything that can change how stories look, by the file of the stories. */
export type Hashes = Readonly<Record<string, string>>;

/** File with the hashes of what approved stories are made of. */
export const madeOfFile = (root: string): string => join(foldersIn(root).approved, 'made-of.txt');

/**
 * Hashes of what approved stories are made of, kept as lines `hash  file`. Git merges the file by keeping the
 * lines of both sides; a story file with two lines is left out here, so that its stories are drawn again.
 */
export function readMadeOf(root: string): Hashes {
  const file = madeOfFile(root);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const byFile = Map.groupBy(lines, (line) => line.slice(line.indexOf('  ') + 2));
  return Object.fromEntries(
    [...byFile].flatMap(([story, [line = '', ...others]]) =>
      others.length > 0 ? [] : [[story, line.slice(0, line.indexOf('  '))]],
    ),
  );
}

/** Writes the hashes of what approved stories are made of. */
export function writeMadeOf(root: string, hashes: Hashes): void {
  mkdirSync(foldersIn(root).approved, { recursive: true });
  const lines = Object.entries(hashes).map(([file, hash]) => `${hash}  ${file}\n`);
  writeFileSync(madeOfFile(root), lines.join(''));
}

/** Whether two texts have the same lines. A missing text counts as empty. */
export function isSameText(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((line, at) => line === other[at]);
}

/** File of a story's approved snapshots. */
export function approvedFile(root: string, story: string): string {
  return join(foldersIn(root).approved, `${story}.json`);
}

function snapshotsIn(file: string): Readonly<Record<string, Snapshot>> {
  let read: StoryFile | undefined;
  try {
    read = readJson(file) as StoryFile | undefined;
  } catch {
    throw new Error(
      `${file} cannot be read. After a merge conflict, keep either side, run "npm run visual -- capture", then approve.`,
    );
  }
  return Object.fromEntries(
    Object.entries(read?.modes ?? {}).map(([mode, snapshot]) => {
      const texts: Partial<Record<TextName, string[]>> = {};
      for (const { text, modes, lines } of read?.texts ?? [])
        if (modes.includes(mode)) (texts[text] ??= []).push(...lines);
      return [mode, { ...snapshot, texts }];
    }),
  );
}

/**
 * Every approved snapshot, by story.
 *
 * @throws Error naming the file that cannot be read, as after a merge conflict.
 */
export function readApproved(root: string): Approved {
  const folder = foldersIn(root).approved;
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.json') && name !== 'environment.json')
      .map((name) => [name.slice(0, -5), snapshotsIn(join(folder, name))]),
  );
}

/** The passages of a text; the first lists every mode that has the text. */
function passagesOf(
  text: TextName,
  snapshots: Readonly<Record<string, Snapshot>>,
): readonly Passage[] {
  const taken = Object.keys(snapshots).filter((mode) => snapshots[mode]?.texts[text]);
  let merged: { readonly line: string; readonly modes: readonly string[] }[] = [];
  for (const mode of taken) {
    const before = merged.values();
    merged = diffArrays(
      merged.map(({ line }) => line),
      [...(snapshots[mode]?.texts[text] ?? [])],
    ).flatMap(({ added, removed, value }) =>
      value.map((line) => {
        const modes = added ? [] : (before.next().value?.modes ?? []);
        return { line, modes: removed ? modes : [...modes, mode] };
      }),
    );
  }
  const passages = [{ text, modes: taken, lines: [] as string[] }];
  for (const { line, modes } of merged) {
    const last = passages.at(-1);
    if (last && isSameText(last.modes, modes)) last.lines.push(line);
    else passages.push({ text, modes: [...modes], lines: [line] });
  }
  return taken.length > 0 ? passages : [];
}

const listed = (items: readonly string[], close: string): string =>
  items.length === 0 ? close : `\n${items.join(',\n')}\n${close}`;

/**
 * Writes the approved snapshots of a story: one line for each mode and each line of text, in a fixed
 * order, so that a diff shows what changed. Lines are written once, with the modes that have them. The
 * file of a story without snapshots is removed.
 */
export function writeApproved(
  root: string,
  story: string,
  snapshots: Readonly<Record<string, Snapshot>>,
): void {
  const file = approvedFile(root, story);
  const sorted = Object.fromEntries(Object.entries(snapshots).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (Object.keys(sorted).length === 0) {
    rmSync(file, { force: true });
    return;
  }
  const modes = Object.entries(sorted).map(
    ([mode, { picture, width, height }]) =>
      ` ${JSON.stringify(mode)}: ${JSON.stringify({ picture, width, height })}`,
  );
  const passages = textNames.flatMap((text) => passagesOf(text, sorted));
  const texts = passages.map(({ lines, ...head }) => {
    const opening = JSON.stringify(head).slice(0, -1);
    const quoted = lines.map((line) => ` ${JSON.stringify(line)}`);
    return `${opening},"lines":[${listed(quoted, ']')}}`;
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `{\n"story": ${JSON.stringify(story)},\n"modes": {${listed(modes, '}')},\n"texts": [${listed(texts, ']')}\n}\n`,
  );
}

/** Every value with the story and the mode it belongs to. */
export function entriesOf<Value>(
  pictures: BySnapshot<Value>,
): { story: string; mode: string; value: Value }[] {
  return Object.entries(pictures).flatMap(([story, modes]) =>
    Object.entries(modes).map(([mode, value]) => ({ story, mode, value })),
  );
}
