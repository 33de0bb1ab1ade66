import { describe, expect, test } from 'vitest';
import { misplacedStories, missingExtremes } from './stories.ts';
import { projectRoot, treeOf } from './tree.ts';

test('every component and page has its stories in the mirrored place', () => {
  expect(misplacedStories(projectRoot)).toEqual([]);
});

test('every illustration, form, section and part of the frame was looked at with its longest copy and with an unbroken word', () => {
  expect(missingExtremes(projectRoot)).toEqual([]);
});

const stories = (title: string, ...names: string[]): string =>
  [
    `const meta = { title: '${title}' };`,
    'export default meta;',
    ...names.map((name) => `export const ${name}: Story = {};`),
  ].join('\n');

describe('the guard finds', () => {
  test('a primitive, a section and a page without stories', () => {
    const root = treeOf({
      'src/primitives/A/A.tsx': '',
      'src/sections/B/B.tsx': '',
      'src/pages/C.tsx': '',
    });
    expect(misplacedStories(root)).toEqual([
      'src/primitives: A has no stories/primitives/A.stories.tsx.',
      'src/sections: B has no stories/sections/B.stories.tsx.',
      'src/pages: C has no stories/pages/C.stories.tsx.',
    ]);
  });

  test('a title that is not the path', () => {
    const root = treeOf({
      'src/pages/A.tsx': '',
      'stories/pages/A.stories.tsx': stories('Pages/A'),
    });
    expect(misplacedStories(root)).toEqual([
      "stories/pages/A.stories.tsx is titled 'Pages/A', not 'pages/A'.",
    ]);
  });

  test('stories whose component is gone', () => {
    const root = treeOf({ 'stories/sections/Old.stories.tsx': stories('sections/Old') });
    expect(misplacedStories(root)).toEqual([
      'stories/sections/Old.stories.tsx tells of a component that src/sections does not have.',
    ]);
  });

  test('a section without the two extremes', () => {
    const root = treeOf({
      'src/sections/A/A.tsx': '',
      'stories/sections/A.stories.tsx': stories('sections/A', 'Default', 'LongContent'),
    });
    expect(missingExtremes(root)).toEqual([
      'stories/sections/A.stories.tsx has no story UnbrokenWord.',
    ]);
  });
});

test('the guard takes one stories file for a folder, and asks nothing of a folder of types', () => {
  const root = treeOf({
    'src/sections/A/A.tsx': '',
    'src/sections/A/AHelper.tsx': '',
    'src/sections/B/types.ts': '',
    'stories/sections/A.stories.tsx': stories('sections/A', 'LongContent', 'UnbrokenWord'),
  });
  expect([...misplacedStories(root), ...missingExtremes(root)]).toEqual([]);
});
