import { beforeEach, describe, expect, it } from 'vitest';
import { decode, encode } from '../../visual/picture.ts';
import { type Captures, describe as inWords } from '../../visual/results.ts';
import { card, type Captured, environment, type Workspace, workspace } from './workspace.ts';

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

/** What differs, a line for each. */
async function differing(captured: Captured, more?: Partial<Captures>): Promise<string> {
  const { findings } = await project.captureAndCompare(captured, more);
  return findings.map((finding) => inWords(finding)).join('\n');
}

/** The picture with the red of some pixels less by `step`. */
async function nudged(png: Buffer, pixels: readonly number[], step: number): Promise<Buffer> {
  const picture = await decode(png);
  for (const pixel of pixels) picture.data[pixel * 4] = (picture.data[pixel * 4] ?? 0) - step;
  return encode(picture);
}

/** So many pixels, none of which lies in a surface with others. */
const scattered = (count: number): number[] => Array.from({ length: count }, (_, at) => at * 9);

/** A square of 8 by 8 in the corner of the card. */
const square = Array.from({ length: 64 }, (_, at) => Math.floor(at / 8) * 290 + (at % 8));

describe('comparing pictures', () => {
  it.each([
    ['passes the same card drawn again', {}, ''],
    ['fails on a just visible step of the color', { brand: '#212d61' }, '3200 pixels changed.'],
    ['fails on another size', { height: 122 }, 'The size changed from 290x120 to 290x122.'],
  ])('%s', async (_, look, message) => {
    await approvedCard();
    const expected = message && `changed: card desktop: ${message}`;
    expect(await differing({ card: { desktop: await card(look) } })).toBe(expected);
  });

  it('fails on a single pixel that is one step apart', async () => {
    const desktop = await nudged(await approvedCard(), [0], 1);
    expect(await differing({ card: { desktop } })).toContain('1 pixels changed.');
  });

  it('fails on a story that could not be captured, and on a new one', async () => {
    await approvedCard();
    expect(
      await differing({ card: { desktop: 'It failed.' }, other: { desktop: await card() } }),
    ).toMatch(/^failed: card desktop: It failed\.\nnew: other desktop: /);
  });

  it('fails on approved pictures without a story, unless only a part was captured', async () => {
    const png = await card();
    await project.captureAndApprove({ card: { desktop: png, phone: png }, old: { desktop: png } });
    const fewer = { card: { desktop: png } };
    expect(await differing(fewer)).toMatch(/^removed: card phone: .*\nremoved: old desktop: .*$/);
    expect(await differing(fewer, { isComplete: false })).toMatch(/^removed: card phone: .*$/);
    expect(await differing(fewer, { unchanged: ['old'] })).toMatch(/^removed: card phone: .*$/);
    await project.captureAndApprove(fewer);
    expect(await differing(fewer)).toBe('');
  });
});

describe('on a machine that rounds differently', () => {
  const elsewhere = { environment: { ...environment, rounding: 'other' } };

  it('passes scattered pixels that are two steps apart, and counts them', async () => {
    const desktop = await nudged(await approvedCard(), scattered(40), 2);
    expect(await project.captureAndCompare({ card: { desktop } }, elsewhere)).toMatchObject({
      passed: 1,
      findings: [],
      rounded: 40,
    });
  });

  it.each([
    ['a single pixel that is three steps apart', [0], 3],
    ['more than a few hundred pixels, however small the step', scattered(301), 1],
    ['a small surface, however small the step', square, 1],
  ])('fails on %s', async (_, pixels, step) => {
    const desktop = await nudged(await approvedCard(), pixels, step);
    expect(await differing({ card: { desktop } }, elsewhere)).toMatch(/^changed: card desktop: /);
  });
});

/** Texts beside a picture. */
const texts = {
  tree: ['heading “Scorecards”', 'link “Join” → /pricing'],
  fingerprint: ['cursor: pointer: button “Join”'],
};

it.each([
  [
    'tree',
    ['heading “Scorecards”', 'link “Leave” → /pricing'],
    ['removed link “Join” → /pricing', 'added link “Leave” → /pricing'],
  ],
  ['fingerprint', [], ['removed cursor: pointer: button “Join”']],
  ['fingerprint', undefined, ['removed cursor: pointer: button “Join”']],
  ['tree', texts.tree, []],
] as const)('shows the lines of %s that differ beside equal pixels', async (name, now, lines) => {
  const png = await card();
  await project.captureAndApprove({ card: { desktop: { png, texts } } });
  const { [name]: _before, ...others } = texts;
  const desktop = { png, texts: now ? { ...others, [name]: now } : others };
  const { findings } = await project.captureAndCompare({ card: { desktop } });
  const shown = findings.flatMap((finding) => finding.texts?.[name] ?? []);
  expect(findings.map(({ kind }) => kind)).toEqual(lines.length > 0 ? ['text'] : []);
  expect(shown.flatMap(({ kind, text }) => (kind === 'same' ? [] : `${kind} ${text}`))).toEqual(
    lines,
  );
});
