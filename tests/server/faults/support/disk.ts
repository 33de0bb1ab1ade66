import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Act } from './trace.ts';

/** What a power cut does to writes that are not yet synced. */
export type Fate = 'lost' | 'kept' | 'torn';

/** An inode: a file or folder, under whatever name. */
interface Thing {
  synced: Buffer;
  /** Writes and truncations since the last sync, in order. */
  waiting: Act[];
}

/** Largest unit that a disk writes atomically, in bytes. */
const sector = 512;

const always = () => true;

/**
 * A disk that guarantees no more than POSIX: only synced writes survive a power cut, and only
 * names whose folder was synced.
 */
export class Disk {
  readonly #root: string;
  readonly #names = new Map<string, Thing>();
  readonly #syncedNames = new Map<string, Thing>();

  /** @param root - Folder that existed before the first act, and was synced. */
  constructor(root: string) {
    this.#root = root;
  }

  do(act: Act): void {
    const { kind, path, to } = act;
    const thing = this.#names.get(path);
    if (kind === 'made' && !thing) this.#names.set(path, { synced: Buffer.alloc(0), waiting: [] });
    if (kind === 'removed' || kind === 'renamed') this.#names.delete(path);
    if (thing && (kind === 'linked' || kind === 'renamed')) this.#names.set(to, thing);
    if (kind === 'wrote' || kind === 'truncated') thing?.waiting.push(act);
    if (kind !== 'synced') return;
    if (thing) Object.assign(thing, { synced: contentOf(thing, always), waiting: [] });
    for (const name of this.#syncedNames.keys())
      if (dirname(name) === path) this.#syncedNames.delete(name);
    for (const [name, one] of this.#names)
      if (dirname(name) === path) this.#syncedNames.set(name, one);
  }

  /** Writes into `folder` what a power cut at this moment would leave. */
  cut(fate: Fate, random: () => number, folder: string): void {
    const survives = { lost: () => false, kept: always, torn: () => random() < 0.5 }[fate];
    const names = new Map(this.#syncedNames);
    if (fate === 'kept') names.clear();
    for (const [path, thing] of this.#names) if (survives()) names.set(path, thing);
    for (const [path, thing] of names)
      if (this.#isReachable(path, names) && !this.#isFolder(path)) {
        const target = join(folder, path.slice(this.#root.length));
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, contentOf(thing, survives));
      }
  }

  #isFolder(path: string): boolean {
    return [...this.#names.keys()].some((name) => dirname(name) === path);
  }

  #isReachable(path: string, names: ReadonlyMap<string, Thing>): boolean {
    return path === this.#root || (names.has(path) && this.#isReachable(dirname(path), names));
  }
}

/** The content of a file when each unsynced sector `survives` or not. */
function contentOf({ synced, waiting }: Thing, survives: () => boolean): Buffer {
  const ends = waiting.map(
    ({ kind, offset, bytes }) => offset + (kind === 'wrote' ? bytes.length : 0),
  );
  const space = Buffer.alloc(Math.max(synced.length, ...ends));
  let { length } = synced;
  synced.copy(space);
  for (const { kind, offset, bytes } of waiting) {
    if (kind === 'truncated' && survives()) {
      space.fill(0, Math.min(length, offset));
      length = offset;
    }
    if (kind !== 'wrote') continue;
    const last = offset + bytes.length;
    for (let start = offset; start < last;) {
      const end = Math.min(last, start + sector - (start % sector));
      if (survives()) {
        bytes.copy(space, start, start - offset, end - offset);
        length = Math.max(length, end);
      }
      start = end;
    }
  }
  return space.subarray(0, length);
}
