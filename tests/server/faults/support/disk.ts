import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Act } from './trace.ts';

/** What a power cut does to writes that are not yet synced. */
export type Fate = 'lost' | 'kept' | 'torn';

type Change = Extract<Act, { kind: 'wrote' | 'truncated' }>;

/** An inode: a file or folder, under whatever name. */
interface Thing {
  synced: Buffer;
  /** Changes since the last sync, in order. */
  waiting: Change[];
}

/** The size of what a disk writes atomically, in bytes. */
const sector = 512;

/**
 * A disk that guarantees no more than POSIX: only synced writes survive a power cut, and only
 * names whose folder was synced.
 */
export class Disk {
  readonly #root: string;
  readonly #names = new Map<string, Thing>();
  readonly #syncedNames = new Map<string, Thing>();

  /** @param root - A folder that existed and was synced before. */
  constructor(root: string) {
    this.#root = root;
  }

  do(act: Exclude<Act, { kind: 'sent' }>): void {
    const { path } = act;
    const thing = this.#names.get(path);
    switch (act.kind) {
      case 'made':
        if (!thing) this.#names.set(path, { synced: Buffer.alloc(0), waiting: [] });
        break;
      case 'removed':
        this.#names.delete(path);
        break;
      case 'linked':
        if (thing) this.#names.set(act.to, thing);
        break;
      case 'renamed':
        this.#names.delete(path);
        if (thing) this.#names.set(act.to, thing);
        break;
      case 'synced':
        if (thing) Object.assign(thing, { synced: contentOf(thing, always), waiting: [] });
        this.#syncNamesIn(path);
        break;
      default:
        thing?.waiting.push(act);
    }
  }

  /** Writes into `folder` what a power cut at this moment would leave. */
  cut(fate: Fate, random: () => number, folder: string): void {
    const survives = { lost: () => false, kept: always, torn: () => random() < 0.5 }[fate];
    const names = new Map(fate === 'kept' ? this.#names : this.#syncedNames);
    if (fate === 'torn')
      for (const [path, thing] of this.#names) if (survives()) names.set(path, thing);
    for (const [path, thing] of names)
      if (this.#isReachable(path, names) && !this.#isFolder(path)) {
        const target = join(folder, path.slice(this.#root.length));
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, contentOf(thing, survives));
      }
  }

  #syncNamesIn(folder: string): void {
    for (const path of this.#syncedNames.keys())
      if (dirname(path) === folder) this.#syncedNames.delete(path);
    for (const [path, thing] of this.#names)
      if (dirname(path) === folder) this.#syncedNames.set(path, thing);
  }

  #isFolder(path: string): boolean {
    return [...this.#names.keys()].some((name) => dirname(name) === path);
  }

  #isReachable(path: string, names: ReadonlyMap<string, Thing>): boolean {
    return path === this.#root || (names.has(path) && this.#isReachable(dirname(path), names));
  }
}

const always = () => true;

/** The content of a file when each unsynced sector `survives` or not. */
function contentOf({ synced, waiting }: Thing, survives: () => boolean): Buffer {
  const ends = waiting.map((change) =>
    change.kind === 'wrote' ? change.offset + change.bytes.length : change.length,
  );
  const space = Buffer.alloc(Math.max(synced.length, ...ends));
  let { length } = synced;
  synced.copy(space);
  for (const change of waiting)
    if (change.kind === 'wrote') {
      for (const [start, end] of sectorsOf(change)) {
        if (!survives()) continue;
        change.bytes.copy(space, start, start - change.offset, end - change.offset);
        length = Math.max(length, end);
      }
    } else if (survives()) {
      space.fill(0, Math.min(length, change.length));
      ({ length } = change);
    }
  return space.subarray(0, length);
}

/** The sectors of a write, as offsets in the file. */
function* sectorsOf({ offset, bytes }: Extract<Act, { kind: 'wrote' }>) {
  const last = offset + bytes.length;
  for (let start = offset; start < last;) {
    const end = Math.min(last, start + sector - (start % sector));
    yield [start, end] as const;
    start = end;
  }
}
