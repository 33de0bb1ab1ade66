import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { visualConfig } from '../../visual.config.ts';
import { approvedFile } from '../../visual/approved.ts';
import { causesOf } from '../../visual/causes.ts';
import { replacedColor } from '../../visual/colors.ts';
import {
  changedDeclarations,
  type Declaration,
  declarationsIn,
} from '../../visual/declarations.ts';
import { differenceOf } from '../../visual/difference.ts';
import type { Finding, LineChange, TextChanges } from '../../visual/findings.ts';
import { writeJson } from '../../visual/folders.ts';
import type { Picture } from '../../visual/picture.ts';
import { wordingOf } from '../../visual/wording.ts';
import { createRepository } from './repository.ts';

/** A white picture, 100 px wide, with dark boxes of 10 px on it. */
function picture(height: number, boxes: readonly (readonly [x: number, y: number])[]): Picture {
  const data = Buffer.alloc(100 * height * 4, 0xff);
  for (const [left, top] of boxes)
    for (let y = top; y < top + 10; y += 1)
      data.fill(0, (y * 100 + left) * 4, (y * 100 + left + 10) * 4);
  return { width: 100, height, data };
}

it('a difference is counted to the last step of a pixel, and framed where rows are near each other', () => {
  const before = picture(90, []);
  const nudged = picture(90, []);
  nudged.data[0] = 0xfe;
  expect(differenceOf(before, nudged).pixels).toBe(1);
  const frames = [[20, 10, 50, 25] as const, [40, 70, 10, 10] as const];
  const regions = frames.map(([x, y, width, height]) => ({ x, y, width, height }));
  const boxes = [[20, 10] as const, [60, 25] as const, [40, 70] as const];
  expect(differenceOf(before, picture(90, boxes))).toEqual({ pixels: 300, regions });
  const longer = { x: 0, y: 90, width: 100, height: 5 };
  expect(differenceOf(before, picture(95, []))).toEqual({ pixels: 500, regions: [longer] });
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
  'src/content/about.ts': ["  heading: 'Why we build hiring',", "  heading: 'Why this exists',"],
};

/** Changed declarations in a diff of `versions`, formatted as git prints it without context. */
const declarations = () => {
  const diff = Object.entries(versions).map(
    ([file, [before, after]]) =>
      `--- a/${file}\n+++ b/${file}\n@@ -1,1 +1,1 @@\n-${before}\n+${after}`,
  );
  return declarationsIn(diff.join('\n'), (file) => {
    const [before = '', after = ''] = versions[file] ?? [];
    return { before, after };
  });
};

/** Story files that each changed file reaches; the palette, which is not listed, reaches all. */
const reached: Readonly<Record<string, readonly string[]>> = {
  'src/layout/Breadcrumb/Breadcrumb.css.ts': ['breadcrumb', 'about'],
  'src/content/about.ts': ['about'],
};
const suspectOf = (declaration: Declaration) => ({
  declaration,
  reach: reached[declaration.file] ? new Set(reached[declaration.file]) : null,
  sheets: null,
  wording: wordingOf(declaration.file, declaration.lines),
  colors: replacedColor(declaration),
});

const added = (name: keyof TextChanges, text: string): TextChanges => ({
  tree: [],
  fingerprint: [],
  [name]: [{ kind: 'added', text }],
});

/** Finding with the fields that the search for causes reads. */
const finding = (file: string, more: Partial<Finding> = {}): Finding =>
  ({
    id: file,
    story: file,
    mode: 'desktop',
    file,
    kind: 'changed',
    texts: null,
    ...more,
  }) as Finding;

/** Each cause, with the pictures that it changed. */
const causes = (findings: Finding[], of = declarations()) =>
  causesOf(findings, of.map(suspectOf), visualConfig).map(
    ({ label, findings: changed }) => `${label} | ${changed.join(' ')}`,
  );

const titles = {
  color: 'Token, palette: navy600 #3A4989 to #36458A',
  width: 'Breadcrumb, current: max width 10rem to 3rem',
  print: 'Breadcrumb, current, print: color red to black',
  words: 'Words: “Why we build hiring” is now “Why this exists”',
};

describe('the cause of a change', () => {
  it('is the declaration that the picture shows: its words, else one that reaches it', () => {
    const findings = [
      finding('button'),
      finding('about', { texts: added('tree', 'heading “Why this exists”') }),
    ];
    expect(causes(findings)).toEqual([`${titles.color} | button`, `${titles.words} | about`]);
  });

  it('under a condition is one that the fingerprint tells of, and no other', () => {
    const texts = added('fingerprint', '@media print { color: black; }: li');
    const print = finding('breadcrumb', { kind: 'text', texts });
    expect(causes([print])).toEqual([`${titles.print} | breadcrumb`]);
    expect(causes([finding('breadcrumb')])).toEqual([`${titles.width} | breadcrumb`]);
  });

  it('is the narrowest one where nothing tells, so that each picture has a cause', () => {
    const words = declarations().slice(-1);
    expect(causes([finding('about')], words)).toEqual([`${titles.words} | about`]);
    const gone = finding('gone', { kind: 'removed' });
    expect(causes([gone], [])).toEqual(['gone: removed | gone']);
    expect(causes([finding('about', { kind: 'new' })])).toEqual(['about: new | about']);
  });

  it('is titled by whole sentences, also between the holes of a template', () => {
    const text = 'text: `${given(day, `It opens in ${day}.`)}No newsletter.`,';
    const line = { file: 'src/content/about.ts', line: 1 };
    const lines = [
      { ...line, kind: 'removed', text },
      { ...line, kind: 'added', text: text.replace('newsletter', 'mail') },
    ] as const;
    expect(causes([finding('about')], [{ id: 'x', file: line.file, lines, style: null }])).toEqual([
      'Words: “No newsletter.” is now “No mail.” | about',
    ]);
    const tones = lines.map((of, at) => ({ ...of, text: `tone: '${['page', 'sunken'][at]}'` }));
    expect([lines, tones].map((of) => wordingOf(line.file, of).isAll)).toEqual([true, false]);
  });

  it('is never a comment, and lists its own line and color', () => {
    const comment = '--- a/a.tsx\n+++ b/a.tsx\n@@ -1,1 +1,1 @@\n-// One\n+// Two';
    expect(declarationsIn(comment, () => ({ before: '', after: '' }))).toEqual([]);
    const [cause] = causesOf([finding('button')], declarations().map(suspectOf), visualConfig);
    expect(cause?.colors).toMatchObject({ from: '#3a4989', to: '#36458a' });
    expect(cause?.colors?.deltaE).toBeCloseTo(1.9, 0);
    expect(cause?.lines.map(({ text }) => text).join()).toBe(
      "navy600: '#3A4989',navy600: '#36458A'",
    );
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

/** Indexes into `recorded.texts`. */
type Places = readonly number[];

/**
 * What 21 edits of this site, made together, did to its pictures on 2026-11-27: to styles, copy, markup and
 * tokens. Some sections may no longer exist. `by` lists the edits that changed a picture when made alone.
 */
const recorded = JSON.parse(readFileSync('tests/corpora/mixedEdits.json', 'utf8')) as {
  texts: string[];
  suspects: { declaration: Declaration; reach: Places | null; sheets: Places | null }[];
  findings: (Finding & { tree: Places; fingerprint: Places; sheets: Places; by: string[] })[];
};
const named = (places: Places): string[] => places.map((place) => recorded.texts[place] ?? '');
const lines = (places: Places): LineChange[] =>
  named(places).map((text) => ({ kind: 'added', text }));

const suspects = recorded.suspects.map(({ declaration, reach, sheets }) => ({
  ...suspectOf(declaration),
  reach: reach && new Set(named(reach)),
  sheets: sheets && new Set(named(sheets)),
}));

const recordedFindings = recorded.findings.map((one) => ({
  ...one,
  id: `${one.story} ${one.mode}`,
  after: { picture: '', width: 0, height: 0, texts: {}, sheets: named(one.sheets) },
  texts: { tree: lines(one.tree), fingerprint: lines(one.fingerprint) },
}));

it('of twenty mixed edits at least nine in ten causes are right, and every picture has one', () => {
  const found = causesOf(recordedFindings, suspects, visualConfig);
  const truth = new Map(recordedFindings.map(({ id, by }) => [id, by]));
  const pairs = found.flatMap(({ id, findings: blamed }) =>
    blamed.map((one) => truth.get(one)?.includes(id) ?? false),
  );
  expect(suspects.length).toBeGreaterThanOrEqual(20);
  expect(new Set(found.flatMap((cause) => cause.findings)).size).toBe(recordedFindings.length);
  const right = pairs.filter(Boolean).length;
  expect(right / pairs.length).toBeGreaterThanOrEqual(0.9);
  // Otherwise a search that blames almost nothing would pass, too.
  const all = recordedFindings.reduce((sum, { by }) => sum + by.length, 0);
  expect(right / all).toBeGreaterThanOrEqual(0.75);
});
