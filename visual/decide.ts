import { type Captures, refuseStale } from './captures.ts';
import type { VisualConfig } from './config.ts';
import {
  environmentDifferences,
  environmentDigest,
  readEnvironment,
  writeEnvironment,
} from './environment.ts';
import type { Decision, Place, Record, RecordedPicture } from './findings.ts';
import type { Folders } from './folders.ts';
import {
  digestOf,
  entriesOf,
  type Manifest,
  readManifests,
  type Seen,
  writeManifest,
} from './manifests.ts';
import { lastWords, readRecords, type Word, writeRecord } from './records.ts';
import { longestSide } from './picture.ts';
import { keepPicture, refuseEarlierFormat, removeUnused } from './store.ts';
import { keepForUndo, keepRemoved } from './undo.ts';

const idOf = ({ story, mode }: Place): string => `${story} ${mode}`;

function seenAt({ pictures }: Captures, { story, mode }: Place): Seen | null {
  const shot = pictures[story]?.[mode];
  return shot && 'picture' in shot ? shot : null;
}

/** Nobody approves what they did not see: what was looked at must be what was taken last. */
function refuseUnseen(captures: Captures, { of }: Decision): void {
  for (const place of of) {
    const seen = seenAt(captures, place);
    if ((seen && digestOf(seen)) !== place.seen)
      throw new Error(
        `${idOf(place)} is not what was looked at any more: run "npm run visual -- compare" again.`,
      );
  }
}

/** Every picture that is approved or was taken, with what was seen of it. */
export function everyPlace(folders: Folders, captures: Captures): Decision['of'] {
  const approved = [...readManifests(folders).values()].flatMap((manifest) =>
    Object.keys(manifest?.modes ?? {}).map((mode) => ({ story: manifest?.story ?? '', mode })),
  );
  const places = [...approved, ...entriesOf(captures.pictures)];
  return [...new Map(places.map((place) => [idOf(place), place])).values()].map(
    ({ story, mode }) => {
      const seen = seenAt(captures, { story, mode });
      return { story, mode, seen: seen && digestOf(seen) };
    },
  );
}

/** After a change of browser every picture is another: all are approved together, or none. */
function refusePart(folders: Folders, captures: Captures, { of }: Decision): void {
  const before = readEnvironment(folders);
  const elsewhere = before ? environmentDifferences(before, captures.environment) : [];
  if (elsewhere.length === 0) return;
  const chosen = new Set(of.map(idOf));
  const all = everyPlace(folders, captures);
  if (!captures.isComplete || !all.every((place) => chosen.has(idOf(place))))
    throw new Error(
      `The environment differs (${elsewhere.join(', ')}): capture and approve all pictures, or none.`,
    );
}

/** Refuses before anything is written what no file can hold. */
function refuseTooLong(captures: Captures, { of }: Decision): void {
  const tooLong = of.find((place) => {
    const { width = 0, height = 0 } = seenAt(captures, place) ?? {};
    return Math.max(width, height) > longestSide;
  });
  if (tooLong)
    throw new Error(
      `${idOf(tooLong)} cannot be kept: no side of a picture may exceed ${longestSide} px.`,
    );
}

function recorded(
  words: ReadonlyMap<string, readonly Word[]>,
  place: Place,
  seen: Seen | null,
  file: string | null,
): RecordedPicture {
  const [word] = words.get(idOf(place)) ?? [];
  return {
    story: place.story,
    mode: place.mode,
    old: word?.picture.new ?? null,
    new: seen && digestOf(seen),
    picture: seen && seen.picture,
    file,
  };
}

/** Runs the promises of `work` a few at once, in order. */
async function each<In, Out>(
  items: readonly In[],
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return results;
}

function adopt(folders: Folders, captures: Captures, { id, pictures }: Record): void {
  const manifests = readManifests(folders);
  const touched = new Map<string, Manifest>();
  for (const { story, mode, file } of pictures) {
    const before = touched.get(story) ?? manifests.get(story) ?? { story, modes: {}, texts: {} };
    const seen = seenAt(captures, { story, mode });
    const { [mode]: _, ...others } = before.modes;
    const modes =
      seen && file !== null ? { ...others, [mode]: { ...seen, file, record: id } } : others;
    const texts = Object.values(seen?.texts ?? {}).map(
      (hash) => [hash, captures.texts[hash] ?? []] as const,
    );
    touched.set(story, { story, modes, texts: { ...before.texts, ...Object.fromEntries(texts) } });
  }
  for (const manifest of touched.values()) writeManifest(folders, manifest);
  writeEnvironment(folders, captures.environment);
  keepRemoved(folders, removeUnused(folders));
}

/**
 * Carries a decision out and keeps it as a record: an approval takes pictures and texts over as
 * baselines and retires what is gone; a rejection leaves them, and the run stays red.
 *
 * @throws Error when nothing is chosen, the note is empty, the sources or the pictures are not those
 *   that were looked at, or a part is approved in another environment.
 */
export async function decide(
  folders: Folders,
  captures: Captures,
  config: Pick<VisualConfig, 'sourcesHash'>,
  decision: Decision,
): Promise<Record> {
  const { verdict, of, note, by, at = new Date().toISOString() } = decision;
  if (note.trim() === '') throw new Error('Say why: a decision needs a note.');
  if (of.length === 0) throw new Error('There is nothing to decide.');
  refuseEarlierFormat(folders);
  refuseStale(captures, config.sourcesHash());
  refuseUnseen(captures, decision);
  const failing = of.find(({ story, mode }) => {
    const shot = captures.pictures[story]?.[mode];
    return shot && 'failure' in shot;
  });
  if (failing) throw new Error(`${idOf(failing)} has no picture: fix the story first.`);
  if (verdict === 'approve') {
    refuseTooLong(captures, decision);
    refusePart(folders, captures, decision);
  }

  const words = lastWords(readRecords(folders).map(({ record }) => record));
  const pictures = await each(of, async (place) => {
    const seen = seenAt(captures, place);
    const file = seen && verdict === 'approve' ? await keepPicture(folders, seen.picture) : null;
    return recorded(words, place, seen, file);
  });
  const after = of.flatMap((place) =>
    (words.get(idOf(place)) ?? []).map(({ record }) => record.id),
  );
  const record = writeRecord(folders, {
    verdict,
    by,
    at,
    note,
    environment: environmentDigest(captures.environment),
    after: [...new Set(after)].sort(),
    pictures,
  });
  keepForUndo(folders, record.id);
  if (verdict === 'approve') adopt(folders, captures, record);
  return record;
}
