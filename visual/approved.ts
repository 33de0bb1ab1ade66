import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foldersIn, readJson } from './folders.ts';

/** Names of the texts beside a picture, in the order in which they are shown. */
export const textNames = ['words', 'tree', 'speech', 'fingerprint'] as const;

export type TextName = (typeof textNames)[number];

/** The texts beside a picture, as lines; one that was not taken is left out. */
export type Texts = Readonly<Partial<Record<TextName, readonly string[]>>>;

/** How a story looks in one mode. */
export interface Snapshot {
  /** Hash of the pixels: the picture's name. */
  readonly picture: string;
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
  readonly texts: Texts;
}

/** Values by story, then by mode. */
export type BySnapshot<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** Every approved snapshot. */
export type Approved = BySnapshot<Snapshot>;

/** The file of a story as git keeps it: a text stands once, with the modes that it is taken in. */
interface StoryFile {
  readonly story: string;
  readonly modes: Readonly<Record<string, Omit<Snapshot, 'texts'>>>;
  readonly texts: readonly {
    readonly text: TextName;
    readonly modes: readonly string[];
    readonly lines: readonly string[];
  }[];
}

/** Whether two texts are the same, line by line; a text that was not taken equals only another such. */
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
      const texts = (read?.texts ?? [])
        .filter(({ modes }) => modes.includes(mode))
        .map(({ text, lines }) => [text, lines] as const);
      return [mode, { ...snapshot, texts: Object.fromEntries(texts) }];
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

function textsOf(snapshots: Readonly<Record<string, Snapshot>>): StoryFile['texts'] {
  return textNames.flatMap((text) => {
    const taken = Object.entries(snapshots).flatMap(([mode, { texts }]) =>
      texts[text] ? [{ mode, lines: texts[text] }] : [],
    );
    const variants = Map.groupBy(taken, ({ lines }) => lines.join('\n'));
    return [...variants.values()].map((same) => ({
      text,
      modes: same.map(({ mode }) => mode),
      lines: same[0]?.lines ?? [],
    }));
  });
}

const listed = (items: readonly string[], close: string): string =>
  items.length === 0 ? close : `\n${items.join(',\n')}\n${close}`;

/**
 * Writes the approved snapshots of a story: one line a mode and one a line of text, in a steady order, so
 * that a diff shows what changed. A story without snapshots loses its file.
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
  const texts = textsOf(sorted).map(({ lines, ...head }) => {
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
