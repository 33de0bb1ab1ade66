import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Record, RecordedPicture } from './findings.ts';
import type { Folders } from './folders.ts';
import { hashOf } from './picture.ts';

/** A record as it is found, and what is wrong with it. */
export interface FoundRecord {
  /** Name of its file. */
  readonly name: string;
  readonly record: Record;
  /** A sentence when the record is not as it was written; null otherwise. */
  readonly fault: string | null;
}

const nameOfRecord = /-([0-9a-f]{32})\.json$/;

/** Ids leave the content out of which they are made, so a record is hashed without its own. */
function contentOf({ by, at, verdict, note, environment, after, pictures }: Omit<Record, 'id'>) {
  const head = { verdict, by, at, note, environment, after };
  const lines = pictures.map(({ story, mode, old, new: now, picture, file }) =>
    JSON.stringify({ story, mode, old, new: now, picture, file }),
  );
  const opening = JSON.stringify(head, undefined, 1).replace(/\n\}$/, '');
  return `${opening},\n "pictures": [\n${lines.map((line) => `  ${line}`).join(',\n')}\n ]\n}\n`;
}

/** Adds a record; its file is named after its content, so that an edit shows. */
export function writeRecord({ approvals }: Folders, content: Omit<Record, 'id'>): Record {
  if (content.note.trim() === '') throw new Error('Say why: a decision needs a note.');
  const text = contentOf(content);
  const id = hashOf(text);
  mkdirSync(approvals, { recursive: true });
  writeFileSync(join(approvals, recordName({ ...content, id })), text);
  return { id, ...content };
}

/** Name of a record's file. */
export function recordName({ at, by, id }: Pick<Record, 'at' | 'by' | 'id'>): string {
  const who = by.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${at.replaceAll(':', '')}-${who}-${id}.json`;
}

function found(folder: string, name: string): FoundRecord {
  const text = readFileSync(join(folder, name), 'utf8');
  const id = nameOfRecord.exec(name)?.[1] ?? '';
  const nothing: Record = {
    id,
    verdict: 'approve',
    by: '',
    at: '',
    note: '',
    environment: '',
    after: [],
    pictures: [],
  };
  if (hashOf(text) !== id)
    return { name, record: nothing, fault: 'it was edited after it was written' };
  const record = { id, ...(JSON.parse(text) as Omit<Record, 'id'>) };
  if (recordName(record) !== name) return { name, record, fault: 'its file was renamed' };
  if (record.note.trim() === '') return { name, record, fault: 'its note is empty' };
  return { name, record, fault: null };
}

/** Every record, oldest first. */
export function readRecords({ approvals }: Folders): FoundRecord[] {
  if (!existsSync(approvals)) return [];
  return readdirSync(approvals)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => found(approvals, name));
}

/** What a record says of one picture. */
export interface Word {
  readonly record: Record;
  readonly picture: RecordedPicture;
}

/**
 * The last words on each picture, by `story mode`. There is one, unless two branches decided apart
 * from each other.
 */
export function lastWords(records: readonly Record[]): Map<string, Word[]> {
  const words = new Map<string, Word[]>();
  for (const record of records)
    for (const picture of record.pictures) {
      if (record.verdict !== 'approve') continue;
      const key = `${picture.story} ${picture.mode}`;
      const known = words.get(key);
      if (known) known.push({ record, picture });
      else words.set(key, [{ record, picture }]);
    }
  for (const [key, known] of words) {
    const answered = new Set(known.flatMap(({ record }) => record.after));
    words.set(
      key,
      known.filter(({ record }) => !answered.has(record.id)),
    );
  }
  return words;
}
