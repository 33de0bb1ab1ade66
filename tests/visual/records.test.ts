import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approvedFile } from '../../visual/folders.ts';
import { readManifests } from '../../visual/manifests.ts';
import { decode } from '../../visual/picture.ts';
import { sizeOfStore } from '../../visual/store.ts';
import { undo } from '../../visual/undo.ts';
import { cardPainter, type Painter, setUp, type Stand } from './stand.ts';

let painter: Painter;
let stand: Stand;

beforeAll(async () => {
  painter = await cardPainter();
});
beforeEach(() => {
  stand = setUp(painter);
});

describe('approving', () => {
  it('keeps who approved which picture, what it was, what it is, and why', async () => {
    const card = await painter.paint();
    const record = await stand.settle({ card: { desktop: card } });
    const [file = ''] = readdirSync(stand.folders.approvals);
    const kept: unknown = JSON.parse(readFileSync(join(stand.folders.approvals, file), 'utf8'));
    const picture = readManifests(stand.folders).get('card')?.modes['desktop']?.picture ?? '';
    expect(kept).toMatchObject({
      by: 'A Reviewer',
      note: 'First look',
      pictures: [{ story: 'card', mode: 'desktop', old: null, picture }],
    });
    expect(file).toContain(record.id);
    const bytes = readFileSync(approvedFile(stand.folders, picture));
    expect(await decode(bytes)).toEqual(await decode(card));
  });

  it('keeps a picture that many stories look like once', async () => {
    const card = await painter.paint();
    await stand.settle({ card: { desktop: card, phone: card }, other: { desktop: card } });
    expect(sizeOfStore(stand.folders)).toMatchObject({ pictures: 3, files: 1 });
  });

  it('refuses a picture that is too long for a file, names it, and keeps nothing', async () => {
    const long = await sharp({
      create: { width: 2, height: 16_384, channels: 4, background: 'navy' },
    })
      .png()
      .toBuffer();
    const taken = { card: { desktop: await painter.paint() }, page: { phone: long } };
    await expect(stand.settle(taken)).rejects.toThrow('page phone cannot be kept');
    expect(existsSync(stand.folders.baselines)).toBe(false);
  });

  it('takes exactly the stories that are named', async () => {
    const card = await painter.paint();
    const taken = {
      'primitives-button--default': { desktop: card },
      'primitives-button--busy': { desktop: card },
      'primitives-copybutton--default': { desktop: card },
    };
    const one = await stand.settle(taken, { stories: ['primitives-button--busy'] });
    expect(one.pictures.map(({ story }) => story)).toEqual(['primitives-button--busy']);
    const rest = await stand.settle(taken, { stories: ['primitives-button'] });
    expect(rest.pictures.map(({ story }) => story)).toEqual(['primitives-button--default']);
    const { findings } = await stand.look(taken);
    expect(findings.map(({ story }) => story)).toEqual(['primitives-copybutton--default']);
  });

  it('refuses a part of a name', async () => {
    const taken = { 'primitives-button--default': { desktop: await painter.paint() } };
    await expect(stand.settle(taken, { stories: ['button'] })).rejects.toThrow(
      'give the whole id of a story or of a component',
    );
  });

  it('takes exactly the modes that are named, and leaves out the exceptions', async () => {
    const card = await painter.paint();
    const taken = { card: { desktop: card, phone: card }, other: { desktop: card, phone: card } };
    const record = await stand.settle(taken, { modes: ['phone'], except: ['other'] });
    expect(record.pictures.map(({ story, mode }) => `${story} ${mode}`)).toEqual(['card phone']);
  });

  it('takes everything with one cause', async () => {
    const [navy, red, longer] = [
      await painter.paint(),
      await painter.paint({ brand: '#a00000' }),
      await painter.paint({ border: '0' }),
    ];
    await stand.settle({ a: { desktop: navy }, b: { desktop: navy }, c: { desktop: navy } });
    const taken = { a: { desktop: red }, b: { desktop: red }, c: { desktop: longer } };
    const { causes } = await stand.look(taken);
    expect(causes).toMatchObject([
      { signature: 'color #1e2a5e #a00000', findings: ['a desktop', 'b desktop'] },
      { findings: ['c desktop'] },
    ]);
    const record = await stand.settle(taken, { causes: [causes[0]?.id ?? ''] });
    expect(record.pictures.map(({ story }) => story)).toEqual(['a', 'b']);
  });

  it('retires a picture that no story asks for, after which nothing is amiss', async () => {
    const card = await painter.paint();
    await stand.settle({ card: { desktop: card }, old: { desktop: card } });
    const retired = await stand.settle({ card: { desktop: card } }, { stories: ['old'] });
    expect(retired).toMatchObject({ pictures: [{ story: 'old', new: null }] });
    const { findings } = await stand.look({ card: { desktop: card } });
    expect(findings).toEqual([]);
  });

  it('removes a picture that nothing looks like any more', async () => {
    await stand.settle({ card: { desktop: await painter.paint() } });
    await stand.settle({ card: { desktop: await painter.paint({ text: 'Leave' }) } });
    expect(sizeOfStore(stand.folders).files).toBe(1);
  });

  it('needs a note', async () => {
    const taken = { card: { desktop: await painter.paint() } };
    await expect(stand.settle(taken, {}, { note: ' ' })).rejects.toThrow('Say why');
  });

  it('refuses what is not what was looked at', async () => {
    const place = { story: 'card', mode: 'desktop', seen: 'something else' };
    const taken = { card: { desktop: await painter.paint() } };
    await expect(stand.settle(taken, {}, { of: [place] })).rejects.toThrow(
      'is not what was looked at any more',
    );
  });

  it('refuses a part of the pictures in another environment, and takes all of them', async () => {
    const card = await painter.paint();
    await stand.settle({ card: { desktop: card }, other: { desktop: card } });
    const environment = { ...painter.environment, browser: '1.2.3.4' };
    const red = await painter.paint({ brand: '#a00000' });
    const taken = { card: { desktop: red }, other: { desktop: red } };
    const captures = await stand.take(taken, { environment });
    const places = Object.keys(taken).map((story) => ({ story, mode: 'desktop' }));
    const of = stand.seen(captures, places);
    await expect(stand.settle(taken, {}, { of: of.slice(0, 1) }, { environment })).rejects.toThrow(
      'The environment differs',
    );
    await stand.settle(taken, {}, { of }, { environment });
    const { findings } = await stand.look(taken, { environment });
    expect(findings).toEqual([]);
  });
});

describe('rejecting', () => {
  it('keeps the run red and says who found what wrong', async () => {
    await stand.settle({ card: { desktop: await painter.paint() } });
    const red = { card: { desktop: await painter.paint({ brand: '#a00000' }) } };
    await stand.settle(red, {}, { verdict: 'reject', note: 'Not our red' });
    const { findings } = await stand.look(red);
    expect(findings).toMatchObject([
      { kind: 'changed', rejection: { by: 'A Reviewer', note: 'Not our red' } },
    ]);
  });

  it('says nothing of another picture', async () => {
    const red = { card: { desktop: await painter.paint({ brand: '#a00000' }) } };
    await stand.settle(red, {}, { verdict: 'reject', note: 'Not our red' });
    const { findings } = await stand.look({ card: { desktop: await painter.paint() } });
    expect(findings).toMatchObject([{ kind: 'new', rejection: null }]);
  });
});

describe('undoing', () => {
  it('brings back the picture, the texts and the records from before', async () => {
    const card = await painter.paint();
    await stand.settle({ card: { desktop: card } });
    const other = await painter.paint({ text: 'Leave' });
    const record = await stand.settle({ card: { desktop: other } });
    undo(stand.folders, record);
    const { findings } = await stand.look({ card: { desktop: card } });
    expect(findings).toEqual([]);
    expect(readdirSync(stand.folders.approvals)).toHaveLength(1);
  });

  it('leaves an empty store empty', async () => {
    const record = await stand.settle({ card: { desktop: await painter.paint() } });
    undo(stand.folders, record);
    expect(readManifests(stand.folders).size).toBe(0);
    expect(existsSync(join(stand.folders.baselines, 'environment.json'))).toBe(false);
  });

  it('reaches the last decision only', async () => {
    const first = await stand.settle({ card: { desktop: await painter.paint() } });
    await stand.settle({ card: { desktop: await painter.paint({ text: 'Leave' }) } });
    expect(() => undo(stand.folders, first)).toThrow('Only the last decision can be undone');
  });
});
