import { expect, test } from 'vitest';
import { filesOf, projectRoot, treeOf } from './tree.ts';

/** Style files of the review that reach beyond their own classes, and so into stories shown after it. */
const leaks = (root: string): string[] =>
  filesOf(root, ['visual/review'], /\.(?:css\.ts|css)$/)
    .filter(({ path, text }) => path.endsWith('.css') || /\bglobal(?:Style|Layer)\b/.test(text))
    .map(({ path }) => path);

/** Stories of the review whose title is not their path. */
const misnamed = (root: string): string[] =>
  filesOf(root, ['stories/visual'], /\.stories\.tsx$/)
    .filter(({ path, text }) => !text.includes(`title: '${path.slice(8, -12)}'`))
    .map(({ path }) => path);

test('no style of the review reaches the stories that are shown after it', () => {
  expect(leaks(projectRoot)).toEqual([]);
});

test('stories of the review are titled by their path', () => {
  expect(misnamed(projectRoot)).toEqual([]);
});

test('both would notice', () => {
  const root = treeOf({
    'visual/review/page/A/A.css.ts': "globalStyle('body', { margin: 0 });",
    'visual/review/page/B/B.css': 'body { margin: 0 }',
    'visual/review/page/C/C.css.ts': 'export const root = style({});',
    'stories/visual/A.stories.tsx': "const meta = { title: 'A' };",
    'stories/visual/B.stories.tsx': "const meta = { title: 'visual/B' };",
  });
  expect(leaks(root)).toEqual(['visual/review/page/A/A.css.ts', 'visual/review/page/B/B.css']);
  expect(misnamed(root)).toEqual(['stories/visual/A.stories.tsx']);
});
