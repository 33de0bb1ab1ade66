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

/** The picture with the red of some pixels moved by `step`. */
async function nudged(png: Buffer, pixels: readonly number[], step: number): Promise<Buffer> {
  const picture = await decode(png);
  for (const pixel of pixels) {
    const red = picture.data[pixel * 4] ?? 0;
    picture.data[pixel * 4] = red >= 128 ? red - step : red + step;
  }
  return encodePng(picture);
}

/** So many pixels, none of which lies in a surface with others. */
const scattered = (count: number): number[] => Array.from({ length: count }, (_, at) => at * 9);

/** A square of 8 by 8 in the corner of the card. */
const square = Array.from({ length: 64 }, (_, at) => Math.floor(at / 8) * 290 + (at % 8));

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
      },
    ]);
    const [colors] = findings[0]?.change?.colors ?? [];
    expect(colors?.deltaE).toBeGreaterThan(0.5);
    expect(colors?.deltaE).toBeLessThan(3);
    expect(findings[0]?.change?.regions).toHaveLength(1);
  });

  it.each([
    ['a border in the color of the page', { border: '#fff' }, 'pixels changed'],
    ['a change of size', { height: 122 }, 'The size changed from 290x120 to 290x122.'],
  ])('fails on %s, and says so', async (_, look, words) => {
    await approvedCard();
    const { findings } = await place.look({ card: { desktop: await card(look) } });
    expect(findings).toMatchObject([{ kind: 'changed', message: expect.stringContaining(words) }]);
  });

  it('fails on a story that could not be taken', async () => {
    await approvedCard();
    expect(await kinds({ card: { desktop: 'The story failed.' } })).toEqual(['failed']);
  });

  it('fails on a story without an approved picture', async () => {
    expect(await kinds({ card: { desktop: await card() } })).toEqual(['new']);
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
    expect(await look(await nudged(png, scattered(40), 2))).toMatchObject({
      passed: 1,
      findings: [],
      rounded: [{ story: 'card', mode: 'desktop', pixels: 40 }],
    });
  });

  it.each([
    ['a single pixel that is three steps apart', [0], 3],
    ['more than a few hundred pixels, however small the step', scattered(301), 1],
    ['a small surface, however small the step', square, 1],
  ])('fails on %s', async (_, pixels, step) => {
    const { findings } = await look(await nudged(await approvedCard(), pixels, step));
    expect(findings.map(({ kind }) => kind)).toEqual(['changed']);
  });
});

it('fails on a single pixel that is one step apart where the machine rounds alike', async () => {
  const png = await approvedCard();
  expect(await kinds({ card: { desktop: await nudged(png, [0], 1) } })).toEqual(['changed']);
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
