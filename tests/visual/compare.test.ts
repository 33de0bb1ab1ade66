import { rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { foldersIn } from '../../visual/folders.ts';
import { decode, encode } from '../../visual/picture.ts';
import { card, type Captured, type Workspace, workspace } from './workspace.ts';

let project: Workspace;
beforeEach(() => {
  project = workspace();
});

/** A card that has been looked at and approved. */
async function approvedCard(): Promise<Buffer> {
  const png = await card();
  await project.captureAndApprove({ card: { desktop: png } });
  return png;
}

async function differing(captured: Captured): Promise<string[]> {
  const { findings } = await project.captureAndCompare(captured);
  return findings.map(({ kind, id }) => `${kind} ${id}`);
}

/** The picture with the red of some pixels moved by `step`. */
async function nudged(png: Buffer, pixels: readonly number[], step: number): Promise<Buffer> {
  const picture = await decode(png);
  for (const pixel of pixels) {
    const red = picture.data[pixel * 4] ?? 0;
    picture.data[pixel * 4] = red >= 128 ? red - step : red + step;
  }
  return encode(picture);
}

/** So many pixels, none of which lies in a surface with others. */
const scattered = (count: number): number[] => Array.from({ length: count }, (_, at) => at * 9);

/** A square of 8 by 8 in the corner of the card. */
const square = Array.from({ length: 64 }, (_, at) => Math.floor(at / 8) * 290 + (at % 8));

describe('comparing pictures', () => {
  it('passes the same card drawn again', async () => {
    await approvedCard();
    const report = await project.captureAndCompare({ card: { desktop: await card() } });
    expect(report).toMatchObject({ passed: 1, findings: [], rounded: [] });
  });

  it.each([
    ['a just visible step of the brand color', { brand: '#212d61' }, 'pixels changed'],
    ['a change of size', { height: 122 }, 'The size changed from 290x120 to 290x122.'],
  ])('fails on %s, and says so', async (_, changed, words) => {
    await approvedCard();
    const { findings } = await project.captureAndCompare({
      card: { desktop: await card(changed) },
    });
    expect(findings).toMatchObject([{ kind: 'changed', message: expect.stringContaining(words) }]);
  });

  it('fails on a single pixel that is one step apart', async () => {
    const png = await nudged(await approvedCard(), [0], 1);
    expect(await differing({ card: { desktop: png } })).toEqual(['changed card desktop']);
  });

  it('fails on a story that could not be captured, and on a new one', async () => {
    await approvedCard();
    expect(
      await differing({ card: { desktop: 'It failed.' }, other: { desktop: await card() } }),
    ).toEqual(['failed card desktop', 'new other desktop']);
  });

  it('fails also when the approved picture is not in the cache', async () => {
    await approvedCard();
    rmSync(foldersIn(project.root).cache, { recursive: true });
    const { findings } = await project.captureAndCompare({
      card: { desktop: await card({ brand: '#f00' }) },
    });
    expect(findings).toMatchObject([
      { kind: 'changed', change: null, message: expect.stringContaining('not at hand') },
    ]);
  });

  it('fails on approved pictures without a story, unless only a part was captured', async () => {
    const png = await card();
    await project.captureAndApprove({ card: { desktop: png, phone: png }, old: { desktop: png } });
    const fewer = { card: { desktop: png } };
    expect(await differing(fewer)).toEqual(['removed card phone', 'removed old desktop']);
    const { findings } = await project.captureAndCompare(fewer, { isComplete: false });
    expect(findings.map(({ id }) => id)).toEqual(['card phone']);
    await project.captureAndApprove(fewer);
    expect(await differing(fewer)).toEqual([]);
  });

  it('reports another browser as a different environment, and no change', async () => {
    await approvedCard();
    const changed = { card: { desktop: await card({ brand: '#f00' }) } };
    const { environment } = await project.capture(changed);
    const { findings } = await project.captureAndCompare(changed, {
      environment: { ...environment, browser: '2.0' },
    });
    expect(findings).toMatchObject([
      {
        kind: 'environment',
        message: expect.stringMatching(/^The environment differs \(browser 2\.0 instead of 1\.0/),
      },
    ]);
  });

  it('refuses pictures of sources that have changed since', async () => {
    const captured = { card: { desktop: await card() } };
    await expect(project.captureAndCompare(captured, { sources: 'older' })).rejects.toThrow(
      'The sources have changed since the pictures were taken',
    );
  });
});

describe('on a machine that rounds differently', () => {
  const lookElsewhere = async (png: Buffer) => {
    const captured = { card: { desktop: png } };
    const { environment } = await project.capture(captured);
    return project.captureAndCompare(captured, {
      environment: { ...environment, rounding: 'other' },
    });
  };

  it('passes scattered pixels that are two steps apart, and counts them', async () => {
    const png = await approvedCard();
    expect(await lookElsewhere(await nudged(png, scattered(40), 2))).toMatchObject({
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
    const { findings } = await lookElsewhere(await nudged(await approvedCard(), pixels, step));
    expect(findings.map(({ kind }) => kind)).toEqual(['changed']);
  });
});

describe('comparing the texts beside a picture', () => {
  const texts = {
    words: ['Scorecards', 'Join'],
    tree: ['heading “Scorecards”', 'link “Join” → /pricing'],
    fingerprint: ['cursor: pointer: button “Join”'],
    speech: ['heading, Scorecards, level 2', 'link, Join'],
  };

  it.each([
    ['words', ['Scorecards', 'Leave'], ['removed Join', 'added Leave']],
    ['fingerprint', [], ['removed cursor: pointer: button “Join”']],
    ['speech', undefined, ['removed heading, Scorecards, level 2', 'removed link, Join']],
    ['tree', texts.tree, []],
  ] as const)(
    'fails on other %s beside equal pixels, and shows the lines',
    async (name, now, lines) => {
      const png = await card();
      const { [name]: _before, ...others } = texts;
      await project.captureAndApprove({ card: { desktop: { png, texts } } });
      const changed = { png, texts: now ? { ...others, [name]: now } : others };
      const { findings } = await project.captureAndCompare({ card: { desktop: changed } });
      expect(findings.map(({ kind, change }) => [kind, change])).toEqual(
        lines.length > 0 ? [['text', null]] : [],
      );
      const shown = findings.flatMap((finding) => finding.texts?.[name] ?? []);
      expect(
        shown.flatMap(({ kind, text }) => (kind === 'same' ? [] : [`${kind} ${text}`])),
      ).toEqual(lines);
    },
  );
});
