import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approvedFile } from '../../visual/folders.ts';
import { digestOf, type Entry, manifestFile, readManifests } from '../../visual/manifests.ts';
import { decode, encode, hashOf, pixelHash } from '../../visual/picture.ts';
import { cardPainter, type Painter, setUp, type Stand, type Taken } from './stand.ts';

let painter: Painter;
let approved: Stand;
let stand: Stand;
/** The approved card, and the same card after a regression that nobody approved. */
let card: Buffer;
let regressed: Buffer;
let otherCard: Buffer;
const texts = { words: ['Scorecards', 'Join'], tree: ['link “Join” → /'], fingerprint: [] };

beforeAll(async () => {
  painter = await cardPainter();
  card = await painter.paint();
  regressed = await painter.paint({ brand: '#a00000' });
  otherCard = await painter.paint({ text: 'Other' });
  approved = setUp(painter);
  const before = await painter.paint({ text: 'Sign up' });
  await approved.settle({
    card: { desktop: { png: before, ...texts } },
    other: { desktop: otherCard },
  });
  await approved.settle(taken(card), {}, { at: '2099-01-01T00:00:00.000Z', note: 'Second look' });
});
beforeEach(() => {
  stand = setUp(painter);
  cpSync(approved.root, stand.root, { recursive: true });
});

const taken = (png: Buffer): Taken => ({
  card: { desktop: { png, ...texts } },
  other: { desktop: otherCard },
});

const read = (file: string): string => readFileSync(file, 'utf8');

/** Rewrites a file of the store. */
function edit(file: string, change: (text: string) => string): void {
  const before = read(file);
  const after = change(before);
  if (after === before) throw new Error('The edit changes nothing, so it proves nothing.');
  writeFileSync(file, after);
}

const manifest = (): string => manifestFile(stand.folders, 'card');
const entry = (): Entry => {
  const found = readManifests(stand.folders).get('card')?.modes['desktop'];
  if (!found) throw new Error('The card is not approved.');
  return found;
};
/** The records, oldest first. */
const records = (): string[] =>
  readdirSync(stand.folders.approvals)
    .sort()
    .map((name) => join(stand.folders.approvals, name));
const [first, last] = [() => records()[0] ?? '', () => records().at(-1) ?? ''];

/** Puts the regressed picture into the store under its own name. */
async function smuggle(): Promise<{ picture: string; file: string }> {
  const picture = await decode(regressed);
  const bytes = await encode(picture);
  const hash = pixelHash(picture);
  mkdirSync(dirname(approvedFile(stand.folders, hash)), { recursive: true });
  writeFileSync(approvedFile(stand.folders, hash), bytes);
  return { picture: hash, file: hashOf(bytes) };
}

/** Names a record anew after its content, as its writer would. */
function rename(file: string): string {
  const renamed = file.replace(/[0-9a-f]{32}\.json$/, `${hashOf(read(file))}.json`);
  renameSync(file, renamed);
  return renamed;
}

const idOf = (file: string): string => /([0-9a-f]{32})\.json$/.exec(file)?.[1] ?? '';

/** Every way to let a regression pass, or to lose what was decided, without an approval. */
const tamperings: Readonly<Record<string, () => void | Promise<void>>> = {
  'the picture is replaced under the same name': async () => {
    writeFileSync(
      approvedFile(stand.folders, entry().picture),
      await encode(await decode(regressed)),
    );
  },
  'the picture is replaced, and its hash in the manifest': async () => {
    const bytes = await encode(await decode(regressed));
    const { picture, file } = entry();
    writeFileSync(approvedFile(stand.folders, picture), bytes);
    edit(manifest(), (text) => text.replace(file, hashOf(bytes)));
  },
  'the picture is deleted': () => rmSync(approvedFile(stand.folders, entry().picture)),
  'the picture is cut short': () => {
    const file = approvedFile(stand.folders, entry().picture);
    writeFileSync(file, readFileSync(file).subarray(0, 100));
  },
  'a picture is added that nobody approved': async () => {
    await smuggle();
  },
  'the manifest names the regressed picture': async () => {
    const { picture, file } = entry();
    const other = await smuggle();
    rmSync(approvedFile(stand.folders, picture));
    edit(manifest(), (text) => text.replaceAll(picture, other.picture).replace(file, other.file));
  },
  'the manifest names another size': () =>
    edit(manifest(), (text) => text.replace('"width":290', '"width":291')),
  'the manifest names another text': () =>
    edit(manifest(), (text) => text.replaceAll(entry().texts?.words ?? '', hashOf('other'))),
  'a text is edited': () => edit(manifest(), (text) => text.replace('→ /', '→ /elsewhere')),
  'a text is deleted': () =>
    edit(manifest(), (text) => text.replace(/"texts": \{[^]*\}/, '"texts": {}}')),
  'a mode is taken out of the manifest': () =>
    edit(manifest(), (text) => text.replace(/ {2}"desktop": .*\n/, '')),
  'the manifest is deleted': () => rmSync(manifest()),
  'the manifest is that of another story': () =>
    copyFileSync(manifestFile(stand.folders, 'other'), manifest()),
  'the environment is edited': () =>
    edit(join(stand.folders.baselines, 'environment.json'), (text) =>
      text.replace(/"fallbackFonts": \{[^}]*\}/, '"fallbackFonts": {}'),
    ),
  'a record is deleted': () => rmSync(last()),
  'an old record is deleted': () => rmSync(first()),
  'the note of a record is emptied': () => edit(last(), (text) => text.replace('Second look', '')),
  'the name in a record is edited': () =>
    edit(last(), (text) => text.replace('A Reviewer', 'Someone Else')),
  'an old record is edited in place': () =>
    edit(first(), (text) => text.replace('First look', 'Another look')),
  'an old record is edited and named anew': () => {
    edit(first(), (text) => text.replace('First look', 'Another look'));
    rename(first());
  },
  'the last record is edited to approve the regression, and named anew': async () => {
    const before = entry();
    const other = await smuggle();
    rmSync(approvedFile(stand.folders, before.picture));
    const digest = digestOf({ ...before, ...other });
    edit(last(), (text) =>
      text
        .replaceAll(before.picture, other.picture)
        .replace(before.file, other.file)
        .replace(digestOf(before), digest),
    );
    rename(last());
    edit(manifest(), (text) =>
      text.replaceAll(before.picture, other.picture).replace(before.file, other.file),
    );
  },
  'the note of the last record is emptied, and everything named anew': () => {
    const old = idOf(last());
    edit(last(), (text) => text.replace('Second look', ''));
    const now = idOf(rename(last()));
    edit(manifest(), (text) => text.replaceAll(old, now));
  },
  'the manifest goes back to a record that a later one answered': () => {
    const old = idOf(first());
    edit(manifest(), (text) => text.replaceAll(entry().record, old));
  },
};

describe('the untouched store', () => {
  it('passes', async () => {
    const { findings } = await stand.look(taken(card));
    expect(findings).toEqual([]);
  });
});

describe('a store that was tampered with', () => {
  it.each(Object.keys(tamperings))('is found out when %s', async (name) => {
    await tamperings[name]?.();
    const { findings } = await stand.look(taken(card));
    expect(findings.map(({ kind }) => kind)).toContain('tampered');
    // And the regression, for which it was done, passes in no way.
    const { findings: others } = await stand.look(taken(regressed));
    expect(others).not.toEqual([]);
  });
});

describe('merging branches', () => {
  it('is conflicted where both approved the same picture apart from each other', async () => {
    const { baselines, approvals } = stand.folders;
    const kept = join(stand.root, 'kept');
    cpSync(join(stand.root, 'visual'), kept, { recursive: true });
    await stand.settle(taken(regressed), {}, { at: '2099-02-01T00:00:00.000Z' });
    const theirs = join(stand.root, 'theirs');
    cpSync(approvals, theirs, { recursive: true });
    rmSync(approvals, { recursive: true });
    rmSync(baselines, { recursive: true });
    cpSync(kept, join(stand.root, 'visual'), { recursive: true });
    const bare = await painter.paint({ border: '0' });
    await stand.settle(taken(bare), {}, { at: '2099-03-01T00:00:00.000Z' });
    cpSync(theirs, approvals, { recursive: true });
    const { findings } = await stand.look(taken(bare));
    expect(findings.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['conflicted card desktop']);
  });
});
