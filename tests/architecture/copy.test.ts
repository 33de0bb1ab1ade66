import { describe, expect, test } from 'vitest';
import { copyInComponents } from './copy.ts';
import { projectRoot, treeOf } from './tree.ts';

test('no primitive and no section holds words of its own', () => {
  expect(copyInComponents(projectRoot)).toEqual([]);
});

const section = (jsx: string): string =>
  treeOf({ 'src/sections/A/A.tsx': `export function A({ open }) { return ${jsx}; }` });

describe('the guard finds', () => {
  test.each([
    ['a sentence between tags', '<p>Join the waitlist</p>'],
    ['a label for screen readers', '<nav aria-label="Join the waitlist" />'],
    ['words that depend on a state', "<p>{open ? 'Join the waitlist' : null}</p>"],
    ['words inside a template', '<p aria-label={`Join the waitlist ${open}`} />'],
  ])('%s', (_name, jsx) => {
    expect(copyInComponents(section(jsx))).toEqual([
      expect.stringContaining("src/sections/A/A.tsx:1 holds the words 'Join the waitlist"),
    ]);
  });
});
