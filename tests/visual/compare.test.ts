import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { foldersIn } from '../../visual/folders.ts';
import { decode, encodePng } from '../../visual/picture.ts';
import { card, type Taken, type Workspace, workspace } from './workspace.ts';

let place: Workspace;
beforeEach(() => {
  place = workspace();
});

/** A card that has been looked at and approved. */
async function approvedCard(): Promise<Buffer> {
  const png = await card();
  await place.settle({ card: { desktop: png } });
  return png;
}

async function kinds(taken: Taken): Promise<string[]> {
  const { findings } = await place.look(taken);
  return findings.map(({ kind }) => kind);
}

/** The picture with the red of some pixels moved by `step`: every `every`th of the first ones. */
async function nudged(png: Buffer, count: number, step: number, every = 1): Promise<Buffer> {
  const picture = await decode(png);
  for (let at = 0; at < count * every * 4; at += 4 * every) {
    const red = picture.data[at] ?? 0;
    picture.data[at] = red >= 128 ? red - step : red + step;
  }
  return encodePng(picture);
}

describe('comparing pictures', () => {
  it('passes the same card drawn again', async () => {
    await approvedCard();
    const report = await place.look({ card: { desktop: await card() } });
    expect(report).toMatchObject({ passed: 1, findings: [], rounded: [] });
  });

  it('fails on a brand color that moved by one just visible step, and measures it', async () => {
    await approvedCard();
    const { findings } = await place.look({ card: { desktop: await card({ brand: '#212d61' }) } });
    expect(findings).toMatchObject([
      {
        kind: 'changed',
        change: { colors: [{ from: '#1e2a5e', to: '#212d61' }], shift: 0, resize: null },
      },
    ]);
    const [colors] = findings[0]?.change?.colors ?? [];
    expect(colors?.deltaE).toBeGreaterThan(0.5);
    expect(colors?.deltaE).toBeLessThan(3);
    expect(findings[0]?.change?.regions).toHaveLength(1);
  });

  it('fails on a border in the color of the page', async () => {
    await approvedCard();
    expect(await kinds({ card: { desktop: await card({ border: '#fff' }) } })).toEqual(['changed']);
  });

  it('fails on a change of size and names both sizes', async () => {
    await approvedCard();
    const { findings } = await place.look({ card: { desktop: await card({ height: 122 }) } });
    expect(findings[0]?.message).toBe('The size changed from 290x120 to 290x122.');
    expect(findings[0]?.change?.resize).toEqual({ width: 0, height: 2 });
  });

  it('fails on a story without an approved picture, and on one that could not be taken', async () => {
    expect(await kinds({ card: { desktop: await card() } })).toEqual(['new']);
    await approvedCard();
    expect(await kinds({ card: { desktop: 'The story failed.' } })).toEqual(['failed']);
  });

  it('fails at once where the approved picture is not at hand', async () => {
    await approvedCard();
    rmSync(foldersIn(place.root).cache, { recursive: true });
    const { findings } = await place.look({ card: { desktop: await card({ brand: '#f00' }) } });
    expect(findings).toMatchObject([{ kind: 'changed', change: null }]);
    expect(findings[0]?.message).toContain('not at hand');
  });

  it('fails on an approved picture that no story shows any more', async () => {
    const png = await card();
    await place.settle({ card: { desktop: png, phone: png }, old: { desktop: png } });
    const { findings } = await place.look({ card: { desktop: png } });
    expect(findings.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'removed card phone',
      'removed old desktop',
    ]);
    await place.settle({ card: { desktop: png } });
    expect(await kinds({ card: { desktop: png } })).toEqual([]);
  });

  it('misses nothing of stories that were not asked for', async () => {
    const png = await card();
    await place.settle({ card: { desktop: png }, other: { desktop: png } });
    const { findings } = await place.look({ card: { desktop: png } }, { isComplete: false });
    expect(findings).toEqual([]);
  });

  it('calls another browser a different environment and never a change', async () => {
    const png = await approvedCard();
    const { environment } = await place.take({ card: { desktop: png } });
    const { findings } = await place.look(
      { card: { desktop: await card({ brand: '#f00' }) } },
      { environment: { ...environment, browser: '2.0' } },
    );
    expect(findings.map(({ kind }) => kind)).toEqual(['environment']);
    expect(findings[0]?.message).toMatch(/^The environment differs \(browser 2\.0 instead of 1\.0/);
  });

  it('refuses pictures of other sources than those of now', async () => {
    const png = await card();
    await expect(place.look({ card: { desktop: png } }, { sources: 'older' })).rejects.toThrow(
      'The sources have changed since the pictures were taken',
    );
  });
});

describe('on a machine that rounds differently', () => {
  const look = async (png: Buffer) => {
    const taken = { card: { desktop: png } };
    const { environment } = await place.take(taken);
    return place.look(taken, { environment: { ...environment, rounding: 'other' } });
  };

  it('passes scattered pixels that are two steps apart, and counts them', async () => {
    const png = await approvedCard();
    expect(await look(await nudged(png, 40, 2, 9))).toMatchObject({
      passed: 1,
      findings: [],
      rounded: [{ story: 'card', mode: 'desktop', pixels: 40 }],
    });
  });

  it.each([
    ['a single pixel that is three steps apart', 1, 3, 1],
    ['more than a few hundred pixels, however small the step', 301, 1, 9],
  ])('fails on %s', async (_, count, step, every) => {
    const { findings } = await look(await nudged(await approvedCard(), count, step, every));
    expect(findings.map(({ kind }) => kind)).toEqual(['changed']);
  });

  it('fails on a small surface, however small the step', async () => {
    const picture = await decode(await approvedCard());
    for (let y = 8; y < 16; y += 1)
      for (let x = 8; x < 16; x += 1) {
        const at = (y * picture.width + x) * 4;
        picture.data[at] = (picture.data[at] ?? 0) - 1;
      }
    const { findings } = await look(await encodePng(picture));
    expect(findings.map(({ kind }) => kind)).toEqual(['changed']);
  });
});

it('fails on a single pixel that is one step apart where the machine rounds alike', async () => {
  const png = await approvedCard();
  expect(await kinds({ card: { desktop: await nudged(png, 1, 1) } })).toEqual(['changed']);
});

describe('comparing the texts beside a picture', () => {
  const texts = {
    words: ['Scorecards', 'Join'],
    tree: ['heading “Scorecards”', 'link “Join” → /pricing'],
    fingerprint: ['cursor: pointer: button “Join”'],
    speech: ['heading, Scorecards, level 2', 'link, Join'],
  };

  it('passes the same texts', async () => {
    const png = await card();
    await place.settle({ card: { desktop: { png, texts } } });
    expect(await kinds({ card: { desktop: { png, texts } } })).toEqual([]);
  });

  it.each([
    ['words', { words: ['Scorecards', 'Leave'] }],
    ['tree', { tree: ['heading “Scorecards”', 'link “Join” → /pricing?utm_source=x'] }],
    ['fingerprint', { fingerprint: [] }],
    ['speech', { speech: ['heading, Scorecards, level 2', 'link'] }],
  ] as const)('fails on other %s beside equal pixels, and shows the lines', async (name, other) => {
    const png = await card();
    await place.settle({ card: { desktop: { png, texts } } });
    const { findings } = await place.look({
      card: { desktop: { png, texts: { ...texts, ...other } } },
    });
    expect(findings).toMatchObject([{ kind: 'text', change: null }]);
    expect(findings[0]?.texts?.[name].some(({ kind }) => kind === 'removed')).toBe(true);
  });

  it('fails when a text is not taken any more, and when one is new', async () => {
    const png = await card();
    const { speech, ...earlier } = texts;
    const [all, fewer] = [
      { card: { desktop: { png, texts } } },
      { card: { desktop: { png, texts: earlier } } },
    ];
    await place.settle(all);
    expect(await kinds(fewer)).toEqual(['text']);
    await place.settle(fewer);
    const { findings } = await place.look(all);
    expect(findings[0]?.texts?.speech.map(({ kind, text }) => `${kind} ${text}`)).toEqual(
      speech.map((line) => `added ${line}`),
    );
  });
});
