import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approve } from '../../visual/approve.ts';
import { compare } from '../../visual/compare.ts';
import { type Folders, pictureFile } from '../../visual/folders.ts';
import { readManifest, writeManifest } from '../../visual/manifest.ts';
import { decode } from '../../visual/picture.ts';
import { encode } from '../../visual/png.ts';
import { cardPainter, leaveCaptures, type Painter, type Taken, temporaryFolders } from './stand.ts';

let painter: Painter;
let folders: Folders;
let remove: () => void;

beforeAll(async () => {
  painter = await cardPainter();
});
afterAll(() => painter.close());
beforeEach(() => {
  ({ folders, remove } = temporaryFolders());
});
afterEach(() => remove());

const request = { by: 'A Reviewer', note: 'First look', story: null } as const;

function take(taken: Taken) {
  return leaveCaptures(folders, taken, painter);
}

/** A card that has been looked at and approved. */
async function approvedCard(): Promise<Buffer> {
  const card = await painter.paint();
  approve(folders, take({ card: { desktop: card } }), request);
  return card;
}

function kinds(taken: Taken): string[] {
  return compare(folders, take(taken)).findings.map(({ kind }) => kind);
}

/** The picture with the red of its first `count` pixels moved by `step`. */
function nudged(png: Buffer, count: number, step: number): Buffer {
  const picture = decode(png);
  for (let at = 0; at < count * 4; at += 4) {
    const red = picture.data[at] ?? 0;
    picture.data[at] = red >= 128 ? red - step : red + step;
  }
  return encode(picture);
}

describe('comparing a capture with the approved pictures', () => {
  it('passes the same card drawn again', async () => {
    await approvedCard();
    const report = compare(folders, take({ card: { desktop: await painter.paint() } }));
    expect(report).toMatchObject({ passed: 1, findings: [], rounded: [] });
  });

  it('fails on a brand colour that moved by one just visible step, and draws where', async () => {
    await approvedCard();
    expect(kinds({ card: { desktop: await painter.paint({ brand: '#212d61' }) } })).toEqual([
      'changed',
    ]);
    expect(existsSync(pictureFile(join(folders.results, 'differences'), 'card', 'desktop'))).toBe(
      true,
    );
  });

  it('fails on a removed border of the same thickness in the colour of the page', async () => {
    await approvedCard();
    expect(kinds({ card: { desktop: await painter.paint({ border: '1px solid #fff' }) } })).toEqual(
      ['changed'],
    );
  });

  it('fails on a change of size and names both sizes', async () => {
    await approvedCard();
    const { findings } = compare(
      folders,
      take({ card: { desktop: await painter.paint({ border: '0' }) } }),
    );
    expect(findings[0]?.message).toMatch(/from 290x\d+ to 288x\d+/);
  });

  it('passes channels that a processor rounds two steps apart, and counts the pixels', async () => {
    const card = await approvedCard();
    const report = compare(folders, take({ card: { desktop: nudged(card, 40, 2) } }));
    expect(report).toMatchObject({
      passed: 1,
      findings: [],
      rounded: [{ story: 'card', mode: 'desktop', pixels: 40 }],
    });
  });

  it('fails on a single pixel that is three steps apart', async () => {
    const card = await approvedCard();
    expect(kinds({ card: { desktop: nudged(card, 1, 3) } })).toEqual(['changed']);
  });

  it('fails on a story without an approved picture and tells how to approve it', async () => {
    const { findings } = compare(folders, take({ card: { desktop: await painter.paint() } }));
    expect(findings).toMatchObject([{ kind: 'new', story: 'card', mode: 'desktop' }]);
    expect(findings[0]?.message).toContain('npm run visual -- approve --story card --note "why"');
  });

  it('fails on a picture that could not be taken', async () => {
    await approvedCard();
    expect(kinds({ card: { desktop: 'The story failed.' } })).toEqual(['failed']);
  });

  it('fails on a baseline that no story asks for any more', async () => {
    const card = await painter.paint();
    approve(folders, take({ card: { desktop: card }, old: { desktop: card } }), request);
    expect(kinds({ card: { desktop: card } })).toEqual(['orphan']);
  });

  it('fails on a picture among the baselines that the manifest does not know', async () => {
    const card = await approvedCard();
    writeFileSync(pictureFile(folders.baselines, 'card', 'phone'), card);
    expect(kinds({ card: { desktop: card } })).toEqual(['orphan']);
  });

  it('fails on a picture among the baselines that was exchanged by hand', async () => {
    const card = await approvedCard();
    const other = await painter.paint({ text: 'Leave' });
    writeFileSync(pictureFile(folders.baselines, 'card', 'desktop'), other);
    expect(kinds({ card: { desktop: card } })).toEqual(['altered']);
  });

  it('calls another browser a different environment and never a change', async () => {
    const card = await approvedCard();
    const captures = take({ card: { desktop: await painter.paint({ brand: '#f00' }) } });
    const elsewhere = { ...captures.environment, browser: '1.2.3.4' };
    const { findings } = compare(folders, { ...captures, environment: elsewhere });
    expect(findings.map(({ kind }) => kind)).toEqual(['environment']);
    expect(findings[0]?.message).toMatch(
      /^The environment differs \(browser 1\.2\.3\.4 instead of/,
    );
    expect(card.length).toBeGreaterThan(0);
  });
});

describe('the records of approval', () => {
  it('name who approved which picture, what it was, what it is, and why', async () => {
    const card = await approvedCard();
    const [file = ''] = readdirSync(folders.approvals);
    const record: unknown = JSON.parse(readFileSync(join(folders.approvals, file), 'utf8'));
    const pixels = readManifest(folders.manifest)?.pictures['card']?.['desktop']?.pixels;
    expect(record).toMatchObject({
      by: 'A Reviewer',
      note: 'First look',
      pictures: [{ story: 'card', mode: 'desktop', old: null, new: pixels }],
    });
    expect(decode(readFileSync(pictureFile(folders.baselines, 'card', 'desktop')))).toEqual(
      decode(card),
    );
  });

  it('are missed when a baseline changed without one', async () => {
    await approvedCard();
    const other = await painter.paint({ text: 'Leave' });
    const records = readdirSync(folders.approvals);
    approve(folders, take({ card: { desktop: other } }), {
      ...request,
      at: '2099-01-01T00:00:00Z',
    });
    for (const file of readdirSync(folders.approvals))
      if (!records.includes(file)) rmSync(join(folders.approvals, file));
    expect(kinds({ card: { desktop: other } })).toEqual(['unapproved']);
  });

  it('are stale when they approve a picture that is not there', async () => {
    await approvedCard();
    const manifest = readManifest(folders.manifest);
    if (!manifest) throw new Error('The card was not approved.');
    writeManifest(folders.manifest, { ...manifest, pictures: {} });
    rmSync(pictureFile(folders.baselines, 'card', 'desktop'));
    expect(kinds({})).toEqual(['stale']);
  });

  it('retire a picture that no story asks for, after which nothing is amiss', async () => {
    const card = await painter.paint();
    approve(folders, take({ card: { desktop: card }, old: { desktop: card } }), request);
    const retired = approve(folders, take({ card: { desktop: card } }), {
      ...request,
      story: 'old',
    });
    expect(retired).toMatchObject([{ story: 'old', new: null }]);
    expect(kinds({ card: { desktop: card } })).toEqual([]);
  });

  it('need a note', async () => {
    const captures = take({ card: { desktop: await painter.paint() } });
    expect(() => approve(folders, captures, { ...request, note: ' ' })).toThrow('Say why');
  });

  it('are refused for a part of the pictures in another environment', async () => {
    await approvedCard();
    const captures = take({ card: { desktop: await painter.paint({ text: 'Leave' }) } });
    const elsewhere = { ...captures, environment: { ...captures.environment, browser: '1.2.3.4' } };
    expect(() => approve(folders, elsewhere, { ...request, story: 'card' })).toThrow(
      'The environment differs',
    );
  });
});
