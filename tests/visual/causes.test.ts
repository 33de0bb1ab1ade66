import { describe, expect, it } from 'vitest';
import { visualConfig } from '../../visual.config.ts';
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

const versions: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'src/design/palette.ts': [
    "export const palette = { navy600: '#3A4989' };",
    "export const palette = { navy600: '#36458A' };",
  ],
  'src/layout/Breadcrumb/Breadcrumb.css.ts': [
    "export const current = style({ maxWidth: '10rem', '@media': { print: { color: 'red' } } });",
    "export const current = style({ maxWidth: '3rem', '@media': { print: { color: 'black' } } });",
  ],
  'src/Steps.css.ts': [
    "export const step = style({ selectors: { '&:hover': { cursor: 'pointer' } } });",
    "export const step = style({ selectors: { '&:hover': { cursor: 'default' } } });",
  ],
  'src/content/about.ts': ["  heading: 'Why we build hiring',", "  heading: 'Why this exists',"],
};

/** The diff of some files, as git prints it without context. */
const declarations = (...files: string[]) => {
  const chosen = files.length > 0 ? files : Object.keys(versions);
  const diff = chosen.map((file) => {
    const [before, after] = versions[file] ?? ['', ''];
    return `--- a/${file}\n+++ b/${file}\n@@ -1,1 +1,1 @@\n-${before}\n+${after}`;
  });
  return declarationsIn(diff.join('\n'), (file) => {
    const [before = '', after = ''] = versions[file] ?? [];
    return { before, after };
  });
};

const reached: Readonly<Record<string, readonly string[]>> = {
  'src/layout/Breadcrumb/Breadcrumb.css.ts': ['breadcrumb', 'about'],
  'src/Steps.css.ts': ['steps', 'about'],
  'src/content/about.ts': ['about'],
};
const reach: Reach = ([file = '']) => (reached[file] ? new Set(reached[file]) : null);

const noTexts: TextChanges = { tree: [], fingerprint: [] };
const added = (name: keyof TextChanges, text: string): TextChanges => ({
  ...noTexts,
  [name]: [{ kind: 'added', text }],
});
const words = added('tree', 'heading “Why this exists”');
const cursor = added('fingerprint', ':hover { cursor: default; }: li');

/** What is known of a picture when causes are looked for. */
const finding = (file: string, change: PixelChange | null, more: Partial<Finding> = {}): Finding =>
  ({
    id: file,
    story: file,
    mode: 'desktop',
    file,
    kind: 'changed',
    change,
    texts: null,
    ...more,
  }) as Finding;

const settings = { ...visualConfig, sources: [] };

/** Each cause, with the pictures that it changed. */
const causes = (findings: Finding[], of = declarations()) =>
  causesOf(findings, of, reach, settings).map(
    ({ label, findings: changed }) => `${label} | ${changed.join(' ')}`,
  );

const titles = {
  color: 'Token, palette: navy600 #3A4989 to #36458A',
  width: 'Breadcrumb, current: max width 10rem to 3rem',
  print: 'Breadcrumb, current, print: color red to black',
  cursor: 'Steps, step, :hover: cursor pointer to default',
  words: 'Words: “Why we build hiring” is now “Why this exists”',
};

describe('the cause of a change', () => {
  it('is the declaration that the picture shows: its color, its words, its place in the fingerprint', () => {
    const findings = [
      finding('button', recolored),
      finding('steps', null, { kind: 'text', texts: cursor }),
      finding('about', moved, { texts: words }),
    ];
    expect(causes(findings)).toEqual([
      `${titles.color} | button`,
      `${titles.cursor} | steps`,
      `${titles.words} | about`,
    ]);
  });

  it('under a condition is one that the fingerprint tells of, and no other', () => {
    const print = finding('breadcrumb', null, {
      texts: added('fingerprint', '@media print { color: black; }: li'),
    });
    expect(causes([print])).toEqual([`${titles.print} | breadcrumb`]);
    expect(causes([finding('breadcrumb', moved)])).toEqual([`${titles.width} | breadcrumb`]);
  });

  it('is the narrowest one where nothing tells, so that each picture has a cause', () => {
    expect(causes([finding('about', moved)], declarations('src/content/about.ts'))).toEqual([
      `${titles.words} | about`,
    ]);
    expect(causes([finding('gone', null, { kind: 'removed' })], [])).toEqual([
      'removed: gone | gone',
    ]);
  });

  it('of a new picture is its own file', () => {
    const created = { id: 'x', file: 'about', lines: [], style: null };
    expect(causes([finding('about', null, { kind: 'new' })], [created])).toEqual([
      'about: new | about',
    ]);
  });

  it('is never a comment, and lists its own line and color', () => {
    const comment = '--- a/a.tsx\n+++ b/a.tsx\n@@ -1,1 +1,1 @@\n-// One\n+// Two';
    expect(declarationsIn(comment, () => ({ before: '', after: '' }))).toEqual([]);
    const [cause] = causesOf([finding('button', recolored)], declarations(), reach, settings);
    expect(cause?.colors).toEqual(recolored.colors[0]);
    expect(cause?.lines.map(({ line, text }) => `${line} ${text}`)).toEqual([
      "1 navy600: '#3A4989'",
      "1 navy600: '#36458A'",
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
