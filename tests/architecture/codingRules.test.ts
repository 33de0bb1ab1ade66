import { describe, expect, test } from 'vitest';
import { sharedChanges, widthsInDigits } from './codingRules.ts';
import { projectRoot, treeOf } from './tree.ts';

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
