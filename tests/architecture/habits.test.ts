import { describe, expect, test } from 'vitest';
import {
  indexFiles,
  inlineStyles,
  markupSnapshots,
  pinnedTests,
  restrictedTests,
  sharedChanges,
  stylesWithoutLayer,
  timedTests,
  widthsInDigits,
} from './habits.ts';
import { projectRoot, treeOf } from './tree.ts';

describe('no component styles itself inline', () => {
  test('in the project', () => expect(inlineStyles(projectRoot)).toEqual([]));
  test('and the guard finds one that does', () => {
    const root = treeOf({ 'src/pages/A.tsx': 'export const A = () => <p style={{ gap: 4 }} />;' });
    expect(inlineStyles(root)).toEqual(['src/pages/A.tsx:1 sets an inline style.']);
  });
});

describe('every style stands in a layer', () => {
  test('in the project', () => expect(stylesWithoutLayer(projectRoot)).toEqual([]));
  test.each([
    "import { keyframes, style } from '@vanilla-extract/css';",
    "import { globalStyle as everywhere } from '@vanilla-extract/css';",
    "import { recipe } from '@vanilla-extract/recipes';",
  ])('and the guard finds %s', (text) => {
    expect(stylesWithoutLayer(treeOf({ 'src/sections/A/A.css.ts': text }))).toEqual([
      expect.stringContaining('src/sections/A/A.css.ts:1 writes styles outside of the layers'),
    ]);
  });
  test('but keyframes belong to none', () => {
    const text = "import { keyframes } from '@vanilla-extract/css';";
    expect(stylesWithoutLayer(treeOf({ 'src/sections/A/A.css.ts': text }))).toEqual([]);
  });
});

describe('no file only passes others on', () => {
  test('in the project', () => expect(indexFiles(projectRoot)).toEqual([]));
  test('and the guard finds one that does', () => {
    const root = treeOf({ 'src/primitives/index.ts': '' });
    expect(indexFiles(root)).toEqual(['src/primitives/index.ts is an index file.']);
  });
});

describe('no test is left out', () => {
  test('in the project', () => expect(restrictedTests(projectRoot)).toEqual([]));
  test.each([
    "test.skip('a', () => undefined);",
    "test.only('a', () => undefined);",
    "describe.only('a', () => undefined);",
    "it.concurrent.only('a', () => undefined);",
    "test.describe.skip('a', () => undefined);",
    "test.todo('a');",
    "test.fixme('a', () => undefined);",
  ])('and the guard finds %s', (text) => {
    expect(restrictedTests(treeOf({ 'tests/a.test.ts': text }))).toEqual([
      'tests/a.test.ts:1 leaves tests out.',
    ]);
  });
  test('but a machine may lack what a test needs, if the test says so', () => {
    const root = treeOf({
      'e2e/a.spec.ts': "test.skip(!installed, 'Orca is not installed here.');",
    });
    expect(restrictedTests(root)).toEqual([]);
  });
});

describe('no test compares a snapshot of markup', () => {
  test('in the project', () => expect(markupSnapshots(projectRoot)).toEqual([]));
  test('and the guard finds one that does', () => {
    const root = treeOf({ 'tests/a.test.ts': 'expect(html).toMatchSnapshot();' });
    expect(markupSnapshots(root)).toEqual(['tests/a.test.ts:1 compares a snapshot.']);
  });
});

describe('no test measures how long something takes', () => {
  test('in the project', () => expect(timedTests(projectRoot)).toEqual([]));
  test.each([
    'const start = performance.now();',
    'const start = process.hrtime.bigint();',
    "console.time('a');",
    'expect(Date.now() - start).toBeLessThan(100);',
  ])('and the guard finds %s', (text) => {
    expect(timedTests(treeOf({ 'e2e/a.spec.ts': text }))).toEqual([
      expect.stringMatching(/^e2e\/a\.spec\.ts:1 measures how long/),
    ]);
  });
  test('but the time of day may stand in a test', () => {
    const text = 'const [later, earlier] = [Date.now() + 60_000, new Date(Date.now() - 60_000)];';
    expect(timedTests(treeOf({ 'tests/a.test.ts': text }))).toEqual([]);
  });
});

describe('no test needs a browser that runs on one system', () => {
  test('in the project', () => expect(pinnedTests(projectRoot)).toEqual([]));
  test('and the guard finds one that does', () => {
    const root = treeOf({
      'e2e/a.spec.ts': "import { pinnedBrowser } from '../scripts/browser.ts';",
    });
    expect(pinnedTests(root)).toEqual([
      'e2e/a.spec.ts:1 asks for the pinned browser: testBrowser() finds the one that runs here.',
    ]);
  });
});

describe('tests that share a process leave it as it is', () => {
  test('in the project', () => expect(sharedChanges(projectRoot)).toEqual([]));
  test.each([
    "import { test, vi } from 'vitest';",
    "import { owner } from '../support/owner.ts';",
    "process.env['A'] = 'a';",
    'globalThis.fetch = fetch;',
  ])('and the guard finds %s', (text) => {
    expect(sharedChanges(treeOf({ 'tests/content/a.test.ts': text }))).toEqual([
      expect.stringMatching(/^tests\/content\/a\.test\.ts:1 changes the process/),
    ]);
  });
});

describe('no width follows the face that shows', () => {
  test('in the project', () => expect(widthsInDigits(projectRoot)).toEqual([]));
  test('and the guard finds one that does', () => {
    const root = treeOf({ 'src/sections/A/A.css.ts': "export const a = { maxWidth: '20ch' };" });
    expect(widthsInDigits(root)).toEqual([
      'src/sections/A/A.css.ts:1 sets a width in ch; characters() of the tokens holds it in either face.',
    ]);
  });
});
