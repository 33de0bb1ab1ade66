import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { causesOf } from '../../visual/causes.ts';
import { changedDeclarations, declarationsIn } from '../../visual/declarations.ts';
import { drawDifference } from '../../visual/drawing.ts';
import type { Finding, PixelChange, TextChanges } from '../../visual/findings.ts';
import { colorPair, measure } from '../../visual/measure.ts';
import type { Picture } from '../../visual/picture.ts';
import type { Reach } from '../../visual/reach.ts';
import { createRepository } from './repository.ts';

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

/** Twelve bars of as many colors. */
const steps = (down: number) =>
  Array.from({ length: 12 }, (_, at) => {
    const color: Color = [at * 20, 0, 90];
    return [30 + at * 2, 20 + at * 3 + down, 20, 2, color] as const;
  });

describe('measuring a change', () => {
  it('names the colors, their distance, their contrast, and the region', () => {
    const before = picture(100, 60, [[20, 10, 30, 20, navy]]);
    const after = picture(100, 60, [[20, 10, 30, 20, blue]]);
    expect(measure(before, after)).toEqual({
      isRedrawn: false,
      shift: 0,
      regions: [{ x: 16, y: 0, width: 48, height: 32 }],
      colors: [
        {
          from: '#3a4989',
          to: '#36458a',
          deltaE: expect.closeTo(1.9, 0),
          contrast: { against: '#ffffff', before: 8.42, after: 8.84 },
        },
      ],
      lost: ['#3a4989'],
      gained: ['#36458a'],
    });
  });

  it('reports a shift when everything moved and no color changed', () => {
    const change = measure(picture(140, 120, steps(0)), picture(140, 120, steps(-5)));
    expect(change).toMatchObject({ shift: -5, isRedrawn: true, lost: [], gained: [] });
  });

  it('draws moved pixels in another color than recolored ones', () => {
    const after = picture(140, 120, [...steps(60), [0, 0, 9, 9, blue]]);
    const drawn = drawDifference(picture(140, 120, steps(0)), after);
    const at = (x: number, y: number) => [...drawn.data.subarray((y * 140 + x) * 4).subarray(0, 3)];
    expect([at(31, 80), at(0, 0), at(139, 0)]).toEqual([
      [0x00, 0x5f, 0xcc],
      [0xd9, 0x5f, 0x02],
      [255, 255, 255],
    ]);
  });
});

const edit = (file: string, line: number, before: readonly string[], after: readonly string[]) =>
  [
    `diff --git a/${file} b/${file}`,
    `--- a/${file}`,
    `+++ b/${file}`,
    `@@ -${line},${before.length} +${line},${after.length} @@`,
    ...before.map((text) => `-  ${text}`),
    ...after.map((text) => `+  ${text}`),
  ].join('\n');

/** A color of the palette, the padding of one section, two rules of another, and a word of the copy. */
const diff = [
  edit('src/design/palette.ts', 12, ["navy600: '#3A4989',"], ["navy600: '#36458A',"]),
  edit('src/Pillars.css.ts', 3, ['paddingBlock: space[4],'], ['paddingBlock: space[6],']),
  edit(
    'src/Steps.css.ts',
    9,
    ['gap: space[4],', "cursor: 'pointer',"],
    ['gap: space[6],', "cursor: 'default',"],
  ),
  edit('src/content/about.ts', 40, ["heading: 'Why we build',"], ["heading: 'Why this exists',"]),
].join('\n');
const color = "palette.ts: navy600: '#3A4989' became '#36458A'";
const padding = 'Pillars.css.ts: paddingBlock: space[4] became space[6]';
const gap = 'Steps.css.ts: gap: space[4] became space[6]';
const cursor = "Steps.css.ts: cursor: 'pointer' became 'default'";
const heading = "about.ts: heading: 'Why we build' became 'Why this exists'";

const reached: Readonly<Record<string, readonly string[]>> = {
  'src/Pillars.css.ts': ['pillars', 'about'],
  'src/Steps.css.ts': ['steps', 'about'],
  'src/content/about.ts': ['about'],
};
const reach: Reach = ([file = '']) => (reached[file] ? new Set(reached[file]) : null);

const recolored: PixelChange = {
  regions: [],
  colors: [colorPair('#3a4989', '#36458a', null)],
  lost: ['#3a4989'],
  gained: ['#36458a'],
  isRedrawn: false,
  shift: 0,
};
const moved: PixelChange = { ...recolored, colors: [], lost: [], gained: [], shift: 8 };
const noTexts: TextChanges = { words: [], tree: [], speech: [], fingerprint: [] };

function finding(file: string, more: Partial<Finding>): Finding {
  const mode = more.mode ?? 'desktop';
  return {
    id: `${file} ${mode}`,
    story: file,
    mode,
    title: file,
    file,
    kind: 'changed',
    message: '',
    before: null,
    after: null,
    change: null,
    texts: null,
    ...more,
  };
}

/** Each cause of some findings, with the stories that it changed. */
const causes = (...findings: Finding[]) =>
  causesOf(findings, declarationsIn(diff), reach).map((cause) => [
    cause.label,
    ...cause.findings.map((id) => id.replace(' desktop', '')),
  ]);

describe('the cause of a change', () => {
  it('is the changed declaration that reaches the picture and shows in it', () => {
    expect(
      causes(
        finding('steps', { change: recolored }),
        finding('pillars', { change: moved }),
        finding('button', { change: recolored }),
      ),
    ).toEqual([
      [color, 'steps', 'button'],
      [padding, 'pillars'],
    ]);
  });

  it('keeps two declarations apart although their pictures moved alike', () => {
    expect(
      causes(finding('pillars', { change: moved }), finding('steps', { change: moved })),
    ).toEqual([
      [padding, 'pillars'],
      [gap, 'steps'],
      [cursor, 'steps'],
    ]);
  });

  it('is each declaration that a picture shows, also in modes without texts', () => {
    const words = [{ kind: 'added', text: 'Why this exists' }] as const;
    expect(
      causes(
        finding('about', { change: { ...recolored, shift: 8 }, texts: { ...noTexts, words } }),
        finding('about', { change: recolored, mode: 'hover' }),
      ),
    ).toEqual([
      [color, 'about', 'about hover'],
      [heading, 'about', 'about hover'],
      [padding, 'about'],
      [gap, 'about'],
      [cursor, 'about'],
    ]);
  });

  it('is never changed copy when the words of the picture are equal', () => {
    expect(causes(finding('about', { change: moved })).map(([label]) => label)).toEqual([
      padding,
      gap,
      cursor,
    ]);
  });

  it('is never a comment', () => {
    expect(declarationsIn(diff.replaceAll('heading:', '// heading:'))).toHaveLength(4);
  });

  it('of a changed fingerprint is the property that it names', () => {
    const fingerprint = [{ kind: 'removed', text: 'cursor: pointer: a “Go”' }] as const;
    const text = finding('steps', { kind: 'text', texts: { ...noTexts, fingerprint } });
    expect(causes(text)).toEqual([[cursor, 'steps']]);
  });

  it('of a new picture is its own file; removed pictures have one cause together', () => {
    const created = { id: 'x', file: 'new', lines: [] };
    const found = causesOf(
      [finding('new', { kind: 'new' }), finding('gone', { kind: 'removed', file: '' })],
      [created],
      () => new Set(['new']),
    );
    expect(found.map(({ label }) => label)).toEqual(['new: new', 'removed: gone']);
  });

  it('lists its own lines and colors, and no others', () => {
    const button = finding('button', { change: recolored });
    const [cause] = causesOf([button], declarationsIn(diff), reach);
    expect(cause?.colors).toEqual(recolored.colors[0]);
    expect(cause?.lines).toEqual([
      { file: 'src/design/palette.ts', line: 12, kind: 'removed', text: "  navy600: '#3A4989'," },
      { file: 'src/design/palette.ts', line: 12, kind: 'added', text: "  navy600: '#36458A'," },
    ]);
  });
});

it('the cause of a change is looked for from the start of the branch, although a part was approved on it', () => {
  const { root, config, git, write } = createRepository();
  const commit = (approved: string): void => {
    mkdirSync(join(root, 'visual/approved'), { recursive: true });
    writeFileSync(join(root, 'visual/approved/card.json'), approved);
    git('add', '.');
    git('commit', '-qm', 'Approve');
  };
  write({ card: 'one' });
  commit('before');
  git('checkout', '-qb', 'branch');
  write({ card: 'two' });
  commit('a part');
  expect(changedDeclarations(config).map(({ file }) => file)).toEqual(['src/stories.json']);
  git('branch', '-f', 'main');
  expect(changedDeclarations(config)).toEqual([]);
});
