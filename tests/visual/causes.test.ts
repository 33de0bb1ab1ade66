import { describe, expect, it } from 'vitest';
import { approvedFile } from '../../visual/approved.ts';
import { causesOf } from '../../visual/causes.ts';
import { changedDeclarations, declarationsIn } from '../../visual/declarations.ts';
import { drawDifference } from '../../visual/drawing.ts';
import type { Finding, PixelChange, TextChanges } from '../../visual/findings.ts';
import { writeJson } from '../../visual/folders.ts';
import { measure } from '../../visual/measure.ts';
import type { Picture } from '../../visual/picture.ts';
import type { Reach } from '../../visual/reach.ts';
import { createRepository } from './repository.ts';

type Color = readonly [number, number, number];
const navy: Color = [0x3a, 0x49, 0x89];
const blue: Color = [0x36, 0x45, 0x8a];

/** A box: its x, y, width, height and color. */
type Box = readonly [number, number, number, number, Color];

/** A white picture with boxes on it. */
function picture(width: number, height: number, boxes: readonly Box[]): Picture {
  const data = Buffer.alloc(width * height * 4, 0xff);
  for (const [left, top, wide, high, color] of boxes)
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1) data.set(color, (y * width + x) * 4);
  return { width, height, data };
}

/** Twelve bars of as many colors. */
const steps = (down: number) =>
  Array.from({ length: 12 }, (_, at): Box => [
    30 + at * 2,
    20 + at * 3 + down,
    20,
    2,
    [at * 20, 0, 90],
  ]);

const recolored = measure(
  picture(100, 60, [[20, 10, 30, 20, navy]]),
  picture(100, 60, [[20, 10, 30, 20, blue]]),
);
const moved = measure(picture(140, 120, steps(0)), picture(140, 120, steps(8)));

describe('measuring a change', () => {
  it('names the colors, their distance, their contrast, and the region', () => {
    const contrast = { against: '#ffffff', before: 8.42, after: 8.84 };
    const deltaE: unknown = expect.closeTo(1.9, 0);
    expect(recolored).toEqual({
      isRedrawn: false,
      shift: 0,
      regions: [{ x: 16, y: 0, width: 48, height: 32 }],
      colors: [{ from: '#3a4989', to: '#36458a', deltaE, contrast }],
      lost: ['#3a4989'],
      gained: ['#36458a'],
    });
  });

  it('reports a shift when everything moved and no color changed', () => {
    expect(moved).toMatchObject({ shift: 8, isRedrawn: true, lost: [], gained: [] });
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

const edit = (file: string, line: number, before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const lines = [...old.map((text) => `-  ${text}`), ...now.map((text) => `+  ${text}`)].join('\n');
  return `--- a/${file}\n+++ b/${file}\n@@ -${line},${old.length} +${line},${now.length} @@\n${lines}`;
};

/** A color of the palette, the padding of one section, two rules of another, and a word of the copy. */
const diff = [
  edit('src/design/palette.ts', 12, "navy600: '#3A4989',", "navy600: '#36458A',"),
  edit('src/Pillars.css.ts', 3, 'paddingBlock: space[4],', 'paddingBlock: space[6],'),
  edit('src/Steps.css.ts', 9, "gap: 4,\ncursor: 'pointer',", "gap: 6,\ncursor: 'default',"),
  edit('src/content/about.ts', 40, "heading: 'Why we build',", "heading: 'Why this exists',"),
].join('\n');

const shortNames: Readonly<Record<string, string>> = {
  "palette.ts: navy600: '#3A4989' became '#36458A'": 'color',
  'Pillars.css.ts: paddingBlock: space[4] became space[6]': 'padding',
  'Steps.css.ts: gap: 4 became 6': 'gap',
  "Steps.css.ts: cursor: 'pointer' became 'default'": 'cursor',
  "about.ts: heading: 'Why we build' became 'Why this exists'": 'heading',
};

const reached: Readonly<Record<string, readonly string[]>> = {
  'src/Pillars.css.ts': ['pillars', 'about'],
  'src/Steps.css.ts': ['steps', 'about'],
  'src/content/about.ts': ['about'],
};
const reach: Reach = ([file = '']) => (reached[file] ? new Set(reached[file]) : null);

const noTexts: TextChanges = { tree: [], fingerprint: [] };
const words: TextChanges = {
  ...noTexts,
  tree: [{ kind: 'added', text: 'heading “Why this exists”' }],
};
const cursor: TextChanges = {
  ...noTexts,
  fingerprint: [{ kind: 'removed', text: 'cursor: pointer: a “Go”' }],
};

/** What is known of a picture when causes are looked for. */
const finding = (file: string, change: PixelChange | null, more: Partial<Finding> = {}): Finding =>
  ({ id: file, story: file, file, kind: 'changed', change, texts: null, ...more }) as Finding;

/** Each cause, with the pictures that it changed. */
const causes = (findings: Finding[], declarations = declarationsIn(diff), of = reach) =>
  causesOf(findings, declarations, of)
    .map(({ label, findings: changed }) => `${shortNames[label] ?? label}: ${changed.join(' ')}`)
    .join(', ');

describe('the cause of a change', () => {
  it.each([
    [
      'is the changed declaration that reaches the picture and shows in it',
      [finding('steps', recolored), finding('pillars', moved), finding('button', recolored)],
      'color: steps button, padding: pillars',
    ],
    [
      'keeps two declarations apart although their pictures moved alike',
      [finding('pillars', moved), finding('steps', moved)],
      'padding: pillars, gap: steps, cursor: steps',
    ],
    [
      'is each declaration that a picture shows, also in modes without texts',
      [
        finding('about', { ...recolored, shift: 8 }, { texts: words }),
        finding('about', recolored, { id: 'hover' }),
      ],
      'color: about hover, heading: about hover, padding: about, gap: about, cursor: about',
    ],
    [
      'is never changed copy when the words of the picture are equal',
      [finding('about', moved)],
      'padding: about, gap: about, cursor: about',
    ],
    [
      'of a changed fingerprint is the property that it names',
      [finding('steps', null, { kind: 'text', texts: cursor })],
      'cursor: steps',
    ],
  ])('%s', (_, findings, expected) => {
    expect(causes(findings)).toBe(expected);
  });

  it('is never a comment', () => {
    expect(declarationsIn(diff.replaceAll('heading:', '// heading:'))).toHaveLength(4);
  });

  it('is one where a file has the same edit twice', () => {
    const same = [3, 9].map((at) => edit('src/Steps.css.ts', at, 'gap: 4,', 'gap: 6,'));
    const declarations = declarationsIn(same.join('\n'));
    expect(causes([finding('steps', moved)], declarations)).toBe('gap: steps');
  });

  it('of a new picture is its own file; removed pictures have one cause together', () => {
    const findings = [
      finding('new', null, { kind: 'new' }),
      finding('gone', null, { kind: 'removed', file: '' }),
    ];
    const created = { id: 'x', file: 'new', lines: [] };
    const found = causes(findings, [created], () => new Set(['new']));
    expect(found).toBe('new: new: new, removed: gone: gone');
  });

  it('lists its own lines and colors, and no others', () => {
    const [cause] = causesOf([finding('button', recolored)], declarationsIn(diff), reach);
    expect(cause?.colors).toEqual(recolored.colors[0]);
    expect(cause?.lines).toEqual([
      { file: 'src/design/palette.ts', line: 12, kind: 'removed', text: "  navy600: '#3A4989'," },
      { file: 'src/design/palette.ts', line: 12, kind: 'added', text: "  navy600: '#36458A'," },
    ]);
  });
});

it('the cause of a change is looked for from the start of the branch, although a part was approved on it', () => {
  const { root, config, git, commit, write } = createRepository();
  const approveAndCommit = (look: string): void => {
    write({ card: look });
    writeJson(approvedFile(root, 'card'), look);
    commit('Approve');
  };
  approveAndCommit('before');
  git('checkout', '-qb', 'branch');
  approveAndCommit('a part');
  expect(changedDeclarations(config).map(({ file }) => file)).toContain('src/stories.json');
  git('branch', '-f', 'main');
  expect(changedDeclarations(config)).toEqual([]);
});
