import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Approved, entriesOf } from './approved.ts';
import type { Captures } from './captures.ts';
import type { VisualConfig } from './config.ts';
import { byApproval, drawFromCommit, type Wanted } from './drawAgain.ts';
import type { Folders } from './folders.ts';
import type { Pictures } from './pictures.ts';

/** What this machine draws of approved pictures, by the approved hash. */
type StandIns = Readonly<Record<string, string>>;

function read(file: string): StandIns {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StandIns) : {};
}

/**
 * On a machine whose processor rounds differently from the one that approved: draws the approved
 * pictures whose hash it does not meet from the commits that approved them, so that its own pictures
 * can be compared with its own. They are named as stand-ins, never as the approved pictures.
 */
export async function drawStandIns(
  folders: Folders,
  config: VisualConfig,
  {
    approved,
    captures,
    pictures,
    say,
  }: {
    readonly approved: Approved;
    readonly captures: Captures;
    readonly pictures: Pictures;
    readonly say: (line: string) => void;
  },
): Promise<ReadonlyMap<string, string>> {
  const file = join(folders.cache, `stand-ins-${captures.environment.rounding}.json`);
  const known: Record<string, string> = { ...read(file) };
  const wanted: Wanted[] = [];
  for (const { story, mode, value } of entriesOf(approved)) {
    const now = captures.pictures[story]?.[mode];
    if (!now || 'failure' in now || now.picture === value.picture) continue;
    const standIn = known[value.picture];
    if (standIn === now.picture || (standIn && (await pictures.file(standIn)))) continue;
    // A picture of the approving machine needs no stand-in: the tolerance decides.
    if (await pictures.file(value.picture)) continue;
    wanted.push({ story, mode, picture: value.picture });
  }
  if (wanted.length > 0) say('This machine rounds differently from the one that approved.');
  const sizes = new Map(entriesOf(approved).map(({ value }) => [value.picture, value]));
  for (const [commit, places] of byApproval({ folders, config }, wanted))
    await drawFromCommit({ folders, config, say }, commit, places, ({ picture }, taken) => {
      const { width, height } = taken.picture;
      const size = sizes.get(picture);
      // Sources that were edited after the approval may draw something else.
      if (size?.width !== width || size.height !== height) return;
      pictures.keep(taken.hash, taken.png);
      known[picture] = taken.hash;
    });
  mkdirSync(folders.cache, { recursive: true });
  writeFileSync(file, JSON.stringify(known, undefined, 1));
  return new Map(Object.entries(known));
}
