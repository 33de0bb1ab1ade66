import { expect, test } from 'vitest';
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

test('the guards find what is missing, left over, misnamed, and not tried at its extremes', () => {
  const root = treeOf({
    'src/primitives/A/A.tsx': '',
    'src/sections/B/B.tsx': '',
    'src/sections/B/BHelper.tsx': '',
    'src/sections/Types/types.ts': '',
    'src/pages/C.tsx': '',
    'stories/sections/B.stories.tsx': stories('sections/B', 'Default', 'LongContent'),
    'stories/sections/Old.stories.tsx': stories('sections/Old'),
    'stories/pages/C.stories.tsx': stories('Pages/C'),
  });
  expect(misplacedStories(root)).toEqual([
    'src/primitives: A has no stories/primitives/A.stories.tsx.',
    'stories/sections/Old.stories.tsx tells of a component that src/sections does not have.',
    "stories/pages/C.stories.tsx is titled 'Pages/C', not 'pages/C'.",
  ]);
  expect(missingExtremes(root)).toEqual([
    'stories/sections/B.stories.tsx has no story UnbrokenWord.',
  ]);
});
