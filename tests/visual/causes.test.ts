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

describe('measuring a change', () => {
  it('names the colors, their distance, their contrast, and the place', () => {
    const before = picture(100, 60, [[20, 10, 30, 20, navy]]);
    const after = picture(100, 60, [[20, 10, 30, 20, blue]]);
    expect(measure(before, after)).toMatchObject({
      isRedrawn: false,
      shift: 0,
      regions: [{ x: 16, y: 0, width: 48, height: 32 }],
      colors: [
        {
          from: '#3a4989',
          to: '#36458a',
          contrast: { against: '#ffffff', before: 8.42, after: 8.84 },
        },
      ],
      lost: ['#3a4989'],
      gained: ['#36458a'],
    });
  });

  it.each([
    ['down', 7],
    ['up', -5],
  ])('sees that everything moved %s, in colors that stay', (_, y) => {
    const steps = Array.from(
      { length: 12 },
      (__, at) => [30 + at * 2, 20 + at * 3, 20, 2, [at * 20, 0, 90]] as const,
    );
    const moved = steps.map(([left, top, ...rest]) => [left, top + y, ...rest] as const);
    const change = measure(picture(140, 120, steps), picture(140, 120, moved));
    expect(change).toMatchObject({ shift: y, lost: [], gained: [] });
  });

  it('draws what only moved in another color than what changed its own', () => {
    const before = picture(20, 40, [[0, 4, 20, 4, navy]]);
    const after = picture(20, 40, [
      [0, 14, 20, 4, navy],
      [0, 30, 20, 4, blue],
    ]);
    const drawn = drawDifference(before, after, 10);
    const at = (y: number) => [...drawn.data.subarray(y * 80, y * 80 + 3)];
    expect([at(15), at(31), at(38)]).toEqual([
      [0x00, 0x5f, 0xcc],
      [0xd9, 0x5f, 0x02],
      [255, 255, 255],
    ]);
  });
});

/** A color of the palette, the padding of one section, the gap of another, and a word of its copy. */
const diff = `diff --git a/src/design/palette.ts b/src/design/palette.ts
--- a/src/design/palette.ts
+++ b/src/design/palette.ts
@@ -12 +12 @@
-  navy600: '#3A4989',
+  navy600: '#36458A',
diff --git a/src/Pillars.css.ts b/src/Pillars.css.ts
--- a/src/Pillars.css.ts
+++ b/src/Pillars.css.ts
@@ -3 +3 @@
-  paddingBlock: space[4],
+  paddingBlock: space[6],
diff --git a/src/Steps.css.ts b/src/Steps.css.ts
--- a/src/Steps.css.ts
+++ b/src/Steps.css.ts
@@ -9,2 +9,2 @@
-  gap: space[4],
-  cursor: 'pointer',
+  gap: space[6],
+  cursor: 'default',
diff --git a/src/content/about.ts b/src/content/about.ts
--- a/src/content/about.ts
+++ b/src/content/about.ts
@@ -40 +40 @@
-  heading: 'Why we build this',
+  heading: 'Why this exists',
`;
const reached: Readonly<Record<string, readonly string[]>> = {
  'src/Pillars.css.ts': ['pillars', 'about'],
  'src/Steps.css.ts': ['steps', 'about'],
  'src/content/about.ts': ['about'],
};
const reach: Reach = ([file = '']) => (reached[file] ? new Set(reached[file]) : null);

const colors = colorPair('#3a4989', '#36458a', null);
const recolored: PixelChange = {
  regions: [{ x: 0, y: 0, width: 9, height: 9 }],
  colors: [colors],
  lost: ['#3a4989'],
  gained: ['#36458a'],
  isRedrawn: false,
  shift: 0,
};
const moved: PixelChange = {
  ...recolored,
  colors: [],
  lost: [],
  gained: [],
  shift: 8,
};
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

const causes = (...findings: Finding[]) =>
  causesOf(findings, declarationsIn(diff), reach).map(({ label, findings: ids }) => [label, ids]);

const navyLabel = "palette.ts: navy600: '#3A4989' became '#36458A'";
const pillarsLabel = 'Pillars.css.ts: paddingBlock: space[4] became space[6]';

describe('the cause of a change', () => {
  it('is the declaration that reaches the picture and shows in it', () => {
    expect(
      causes(
        finding('steps', { change: recolored }),
        finding('pillars', { change: moved }),
        finding('button', { change: recolored }),
      ),
    ).toEqual([
      [navyLabel, ['steps desktop', 'button desktop']],
      [pillarsLabel, ['pillars desktop']],
    ]);
  });

  it('never mixes two declarations because their pictures moved alike', () => {
    const found = causes(
      finding('pillars', { change: moved }),
      finding('steps', { change: moved }),
    );
    expect(found.map(([label]) => label)).toEqual([
      pillarsLabel,
      'Steps.css.ts: gap: space[4] became space[6]',
      "Steps.css.ts: cursor: 'pointer' became 'default'",
    ]);
  });

  it('is each of several that a picture shows, in the modes too that carry no texts', () => {
    const words = [
      { kind: 'removed', text: 'Why we build this' },
      { kind: 'added', text: 'Why this exists' },
    ] as const;
    const both = { ...recolored, shift: 8 };
    expect(
      causes(
        finding('about', { change: both, texts: { ...noTexts, words } }),
        finding('about', { change: recolored, mode: 'hover' }),
      ).map(([label, ids]) => [label, ids?.length]),
    ).toEqual([
      [navyLabel, 2],
      ["about.ts: heading: 'Why we build this' became 'Why this exists'", 2],
      [pillarsLabel, 1],
      ['Steps.css.ts: gap: space[4] became space[6]', 1],
      ["Steps.css.ts: cursor: 'pointer' became 'default'", 1],
    ]);
  });

  it('is no wording where no words changed, however its file reaches the picture', () => {
    expect(causes(finding('about', { change: moved })).map(([label]) => label)).not.toContain(
      "about.ts: heading: 'Why we build this' became 'Why this exists'",
    );
  });

  it('is no comment', () => {
    expect(declarationsIn(diff.replaceAll('heading:', '// heading:'))).toHaveLength(4);
  });

  it('of a text alone is the property that its rule names', () => {
    const fingerprint = [{ kind: 'removed', text: 'cursor: pointer: a “Go”' }] as const;
    const text = finding('steps', { kind: 'text', texts: { ...noTexts, fingerprint } });
    expect(causes(text)).toEqual([
      ["Steps.css.ts: cursor: 'pointer' became 'default'", ['steps desktop']],
    ]);
  });

  it('of a new picture is its own file, and of what nothing reaches what it has in common', () => {
    const created = { id: 'x', file: 'new', lines: [] };
    const found = causesOf(
      [finding('new', { kind: 'new' }), finding('gone', { kind: 'removed', file: '' })],
      [created],
      () => new Set(['new']),
    );
    expect(found.map(({ label }) => label)).toEqual(['new: new', 'removed: gone']);
  });

  it('comes with its own lines, its colors, and no others', () => {
    const [cause] = causesOf(
      [finding('button', { change: recolored })],
      declarationsIn(diff),
      reach,
    );
    expect(cause?.colors).toEqual(colors);
    expect(cause?.lines).toEqual([
      { file: 'src/design/palette.ts', line: 12, kind: 'removed', text: "  navy600: '#3A4989'," },
      { file: 'src/design/palette.ts', line: 12, kind: 'added', text: "  navy600: '#36458A'," },
    ]);
  });

  it('is none for what cannot be approved', () => {
    expect(causes(finding('steps', { kind: 'failed' }))).toEqual([]);
  });
});

it('is looked for since the branch left main, although a part was approved on it', () => {
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
