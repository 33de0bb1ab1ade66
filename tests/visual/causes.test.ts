import { describe, expect, it } from 'vitest';
import { causesOf } from '../../visual/causes.ts';
import type { PixelChange, TextChanges } from '../../visual/changes.ts';
import { drawDifference } from '../../visual/drawing.ts';
import type { Finding } from '../../visual/findings.ts';
import type { Picture } from '../../visual/picture.ts';
import { colorPair, measure } from '../../visual/pixelChange.ts';
import { linesOfDifference } from '../../visual/sources.ts';

type Color = readonly [number, number, number];
const navy: Color = [0x3a, 0x49, 0x89];
const blue: Color = [0x36, 0x45, 0x8a];

/** A white picture with boxes on it: x, y, width, height and color of each. */
function picture(
  width: number,
  height: number,
  boxes: readonly (readonly [number, number, number, number, Color])[],
): Picture {
  const data = Buffer.alloc(width * height * 4, 0xff);
  for (const [left, top, wide, high, color] of boxes)
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1) data.set(color, (y * width + x) * 4);
  return { width, height, data };
}

describe('measuring a change', () => {
  it('names the colors, their distance, their contrast, and the place', () => {
    const before = picture(100, 60, [[20, 10, 30, 20, navy]]);
    const after = picture(100, 60, [[20, 10, 30, 20, blue]]);
    const change = measure(before, after);
    expect(change).toMatchObject({ pixels: 600, shift: null, resize: null });
    expect(change.regions).toMatchObject([{ x: 16, y: 0, width: 48, height: 32 }]);
    const [pair] = change.pairs;
    if (!pair) throw new Error('No pair of colors was found.');
    expect(colorPair(pair)).toMatchObject({
      from: '#3a4989',
      to: '#36458a',
      share: 1,
      contrast: { against: '#ffffff', before: 8.42, after: 8.84 },
    });
  });

  it.each([
    ['down', 0, 7],
    ['up', 0, -5],
    ['to the right', 9, 0],
  ])('sees that everything moved %s', (_, x, y) => {
    const steps = Array.from(
      { length: 12 },
      (__, at) => [30 + at * 2, 20 + at * 3, 20, 2, [at * 20, 0, 90]] as const,
    );
    const before = picture(140, 120, steps);
    const after = picture(
      140,
      120,
      steps.map(([left, top, ...rest]) => [left + x, top + y, ...rest] as const),
    );
    expect(measure(before, after).shift).toEqual({ x, y });
  });

  it('draws what only moved otherwise than what is another color', () => {
    const before = picture(20, 40, [[0, 4, 20, 4, navy]]);
    const after = picture(20, 40, [
      [0, 14, 20, 4, navy],
      [0, 30, 20, 4, blue],
    ]);
    const drawn = drawDifference(before, after, { x: 0, y: 10 });
    const at = (y: number) => [...drawn.data.subarray(y * 80, y * 80 + 3)];
    expect(at(15)).toEqual([0x00, 0x5f, 0xcc]);
    expect(at(31)).toEqual([0xd9, 0x5f, 0x02]);
    expect(at(38)).toEqual([255, 255, 255]);
  });
});

const still: PixelChange = { pixels: 10, regions: [], colors: null, shift: null, resize: null };
const noTexts: TextChanges = { words: [], tree: [], speech: [], fingerprint: [] };

function finding(id: string, more: Partial<Finding>): Finding {
  const [story = '', mode = ''] = id.split(' ');
  return {
    id,
    story,
    mode,
    title: story,
    kind: 'changed',
    message: '',
    before: null,
    after: null,
    change: null,
    texts: null,
    seen: id,
    rejection: null,
    ...more,
  };
}

const recolored = (id: string, share = 0.8, more: Partial<PixelChange> = {}): Finding =>
  finding(id, {
    change: {
      ...still,
      colors: { from: '#3a4989', to: '#36458a', share, deltaE: 1.2, contrast: null },
      ...more,
    },
  });

describe('grouping by cause', () => {
  it('makes one decision of one token, whatever the shape, the outliers first', () => {
    const findings = [
      recolored('a--default desktop'),
      recolored('b--default phone'),
      recolored('c--default desktop', 0.8, { resize: { width: 0, height: 4 } }),
    ];
    expect(causesOf(findings, [])).toMatchObject([
      {
        label: '#3a4989 became #36458a',
        findings: ['c--default desktop', 'a--default desktop', 'b--default phone'],
        outliers: ['c--default desktop'],
      },
    ]);
  });

  it('counts a rule that names the same color as the same cause, and as nothing more', () => {
    const ring = (color: string) => `:focus-visible { outline: 2px solid ${color}; }: a “Join”`;
    const fingerprint = [
      { kind: 'removed', text: ring('#3a4989') },
      { kind: 'added', text: ring('#36458a') },
    ] as const;
    const findings = [
      recolored('a--default desktop'),
      finding('b--default desktop', { kind: 'text', texts: { ...noTexts, fingerprint } }),
    ];
    expect(causesOf(findings, [])).toMatchObject([
      { label: '#3a4989 became #36458a', findings: findings.map(({ id }) => id), outliers: [] },
    ]);
  });

  it('says of a rule only what is another', () => {
    const rule = (width: number) => `:hover { color: #fff; outline: ${width}px solid #3a4989; }: a`;
    const fingerprint = [
      { kind: 'removed', text: rule(2) },
      { kind: 'added', text: rule(1) },
    ] as const;
    const change = finding('a--default desktop', {
      kind: 'text',
      texts: { ...noTexts, fingerprint },
    });
    expect(causesOf([change], [])).toMatchObject([
      {
        label: 'behavior: “outline: 2px solid #3a4989;” became “outline: 1px solid #3a4989;”',
      },
    ]);
  });

  it('puts the changed token beside its pictures', () => {
    const lines = linesOfDifference(
      [
        'diff --git a/src/design/palette.ts b/src/design/palette.ts',
        '--- a/src/design/palette.ts',
        '+++ b/src/design/palette.ts',
        '@@ -12 +12 @@',
        "-  navy600: '#3A4989',",
        "+  navy600: '#36458A',",
        '@@ -40,0 +41 @@',
        '+  // Something else.',
      ].join('\n'),
    );
    const [cause] = causesOf([recolored('a--default desktop')], lines);
    expect(cause?.sources).toEqual([
      { file: 'src/design/palette.ts', line: 12, kind: 'removed', text: "  navy600: '#3A4989'," },
      { file: 'src/design/palette.ts', line: 12, kind: 'added', text: "  navy600: '#36458A'," },
    ]);
  });

  it('knows changed words in the modes too that carry no texts', () => {
    const words = [
      { kind: 'removed', text: 'Join' },
      { kind: 'added', text: 'Join now' },
    ] as const;
    const findings = [
      finding('a--default desktop', { change: still, texts: { ...noTexts, words } }),
      recolored('a--default hover'),
      recolored('b--default desktop'),
    ];
    expect(causesOf(findings, []).map(({ label, findings: ids }) => [label, ids.length])).toEqual([
      ['words: “Join” became “Join now”', 2],
      ['#3a4989 became #36458a', 1],
    ]);
  });

  it('tells what grew from what moved, and what only behaves otherwise from both', () => {
    const findings = [
      finding('a--default desktop', { change: { ...still, resize: { width: 0, height: 8 } } }),
      finding('b--default desktop', { change: { ...still, shift: { x: 0, y: 8 } } }),
      finding('c--default desktop', {
        kind: 'text',
        texts: { ...noTexts, fingerprint: [{ kind: 'removed', text: 'cursor: pointer: a “Go”' }] },
      }),
      finding('d--default desktop', {
        kind: 'text',
        texts: { ...noTexts, speech: [{ kind: 'removed', text: 'button, Go' }] },
      }),
    ];
    expect(causesOf(findings, []).map(({ label }) => label)).toEqual([
      'size 0 × +8 px',
      'moved 0, +8 px',
      'behavior: “cursor: pointer: a “Go”” went',
      'speech: “button, Go” went',
    ]);
  });

  it('leaves out what no decision can settle', () => {
    expect(causesOf([finding('a--default desktop', { kind: 'failed' })], [])).toEqual([]);
  });
});
