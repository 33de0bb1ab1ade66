import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encode } from '../../scripts/brand/png.ts';
import { decode } from '../../visual/picture.ts';
import { cardPainter, type Painter, setUp, type Stand, type Taken } from './stand.ts';

let painter: Painter;
let stand: Stand;

beforeAll(async () => {
  painter = await cardPainter();
});
beforeEach(() => {
  stand = setUp(painter);
});

/** A card that has been looked at and approved. */
async function approvedCard(): Promise<Buffer> {
  const card = await painter.paint();
  await stand.settle({ card: { desktop: card } });
  return card;
}

async function kinds(taken: Taken): Promise<string[]> {
  const { findings } = await stand.look(taken);
  return findings.map(({ kind }) => kind);
}

/** The picture with the red of some pixels moved by `step`: every `every`th of the first ones. */
async function nudged(png: Buffer, count: number, step: number, every = 1): Promise<Buffer> {
  const picture = await decode(png);
  for (let at = 0; at < count * every * 4; at += 4 * every) {
    const red = picture.data[at] ?? 0;
    picture.data[at] = red >= 128 ? red - step : red + step;
  }
  return encode(picture);
}

describe('comparing pictures', () => {
  it('passes the same card drawn again', async () => {
    await approvedCard();
    const report = await stand.look({ card: { desktop: await painter.paint() } });
    expect(report).toMatchObject({ passed: 1, findings: [], rounded: [] });
  });

  it('fails on a brand color that moved by one just visible step, and measures it', async () => {
    await approvedCard();
    const { findings } = await stand.look({
      card: { desktop: await painter.paint({ brand: '#212d61' }) },
    });
    expect(findings).toMatchObject([
      {
        kind: 'changed',
        change: { colors: { from: '#1e2a5e', to: '#212d61' }, shift: null, resize: null },
      },
    ]);
    const colors = findings[0]?.change?.colors;
    expect(colors?.deltaE).toBeGreaterThan(0.5);
    expect(colors?.deltaE).toBeLessThan(3);
    expect(findings[0]?.change?.regions).toHaveLength(1);
  });

  it('fails on a removed border of the same thickness in the color of the page', async () => {
    await approvedCard();
    const bare = await painter.paint({ border: '1px solid #fff' });
    expect(await kinds({ card: { desktop: bare } })).toEqual(['changed']);
  });

  it('fails on a change of size and names both sizes', async () => {
    await approvedCard();
    const { findings } = await stand.look({
      card: { desktop: await painter.paint({ border: '0' }) },
    });
    expect(findings[0]?.message).toMatch(/from 290x\d+ to 288x\d+/);
    expect(findings[0]?.change?.resize).toEqual({ width: -2, height: -2 });
  });

  it('fails on a story without an approved picture', async () => {
    expect(await kinds({ card: { desktop: await painter.paint() } })).toEqual(['new']);
  });

  it('fails on a picture that could not be taken', async () => {
    await approvedCard();
    expect(await kinds({ card: { desktop: 'The story failed.' } })).toEqual(['failed']);
  });

  it('fails on an approved picture that no story asks for any more', async () => {
    const card = await painter.paint();
    await stand.settle({ card: { desktop: card, phone: card }, old: { desktop: card } });
    const { findings } = await stand.look({ card: { desktop: card } });
    expect(findings.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'removed card phone',
      'removed old desktop',
    ]);
  });

  it('misses nothing of stories that were not asked for', async () => {
    const card = await painter.paint();
    await stand.settle({ card: { desktop: card }, other: { desktop: card } });
    const { findings } = await stand.look({ card: { desktop: card } }, { isComplete: false });
    expect(findings).toEqual([]);
  });

  it('calls another browser a different environment and never a change', async () => {
    await approvedCard();
    const environment = { ...painter.environment, browser: '1.2.3.4' };
    const red = await painter.paint({ brand: '#f00' });
    const { findings } = await stand.look({ card: { desktop: red } }, { environment });
    expect(findings.map(({ kind }) => kind)).toEqual(['environment']);
    expect(findings[0]?.message).toMatch(
      /^The environment differs \(browser 1\.2\.3\.4 instead of/,
    );
  });

  it('refuses pictures of other sources than those of now', async () => {
    const card = await painter.paint();
    await expect(stand.look({ card: { desktop: card } }, { sources: 'older' })).rejects.toThrow(
      'The sources have changed since the pictures were taken',
    );
  });
});

describe('rounding', () => {
  it('passes scattered pixels that a processor rounds two steps apart, and counts them', async () => {
    const card = await approvedCard();
    const report = await stand.look({ card: { desktop: await nudged(card, 40, 2, 9) } });
    expect(report).toMatchObject({
      passed: 1,
      findings: [],
      rounded: [{ story: 'card', mode: 'desktop', pixels: 40 }],
    });
  });

  it('fails on a single pixel that is three steps apart', async () => {
    const card = await approvedCard();
    expect(await kinds({ card: { desktop: await nudged(card, 1, 3) } })).toEqual(['changed']);
  });

  it('fails on more than a few hundred pixels, however small the step', async () => {
    const card = await approvedCard();
    expect(await kinds({ card: { desktop: await nudged(card, 301, 1, 9) } })).toEqual(['changed']);
  });

  it('fails on a small surface, however small the step', async () => {
    const card = await approvedCard();
    const picture = await decode(card);
    for (let y = 8; y < 16; y += 1)
      for (let x = 8; x < 16; x += 1) {
        const at = (y * picture.width + x) * 4;
        picture.data[at] = (picture.data[at] ?? 0) - 1;
      }
    expect(await kinds({ card: { desktop: encode(picture) } })).toEqual(['changed']);
  });
});

describe('comparing the texts beside a picture', () => {
  const texts = {
    words: ['Scorecards', 'Join'],
    tree: ['heading “Scorecards”', 'link “Join” → /pricing'],
    fingerprint: ['cursor: pointer: button “Join”'],
    speech: ['heading, Scorecards, level 2', 'link, Join'],
  };

  async function approvedTexts(): Promise<Buffer> {
    const png = await painter.paint();
    await stand.settle({ card: { desktop: { png, ...texts } } });
    return png;
  }

  it('passes the same texts', async () => {
    const png = await approvedTexts();
    expect(await kinds({ card: { desktop: { png, ...texts } } })).toEqual([]);
  });

  it.each([
    ['words', { words: ['Scorecards', 'Leave'] }],
    ['tree', { tree: ['heading “Scorecards”', 'link “Join” → /pricing?utm_source=x'] }],
    ['fingerprint', { fingerprint: [] }],
    ['speech', { speech: ['heading, Scorecards, level 2', 'link'] }],
  ] as const)('fails on other %s beside equal pixels, and shows the lines', async (name, other) => {
    const png = await approvedTexts();
    const { findings } = await stand.look({ card: { desktop: { png, ...texts, ...other } } });
    expect(findings).toMatchObject([{ kind: 'text', change: null }]);
    expect(findings[0]?.texts?.[name].some(({ kind }) => kind === 'removed')).toBe(true);
  });

  it('fails when the texts are not taken any more', async () => {
    const png = await approvedTexts();
    expect(await kinds({ card: { desktop: png } })).toEqual(['text']);
  });

  it('asks for the approval of a text that was not taken before, and of nothing else', async () => {
    const { speech, ...earlier } = texts;
    const png = await painter.paint();
    const before = { card: { desktop: { png, ...earlier } }, other: { desktop: png } };
    await stand.settle(before);
    const now = { ...before, card: { desktop: { png, ...texts } } };
    const { findings } = await stand.look(now);
    expect(findings).toMatchObject([
      { kind: 'text', message: 'The pixels are equal; changed beside it: speech.' },
    ]);
    expect(findings[0]?.texts?.speech.map(({ kind, text }) => `${kind} ${text}`)).toEqual(
      speech.map((line) => `added ${line}`),
    );
    await stand.settle(now);
    expect(await kinds(now)).toEqual([]);
  });
});
