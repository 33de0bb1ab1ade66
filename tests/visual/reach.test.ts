import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reachIn } from '../../visual/reach.ts';
import { visualConfig } from '../../visual.config.ts';
import { owner } from '../support/owner.ts';

const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => `stories/${name}`);
const reach = reachIn(visualConfig);

describe('the reach of a change', () => {
  it.each([
    ['src/design/palette.ts'],
    ['src/design/fonts/geist-mono.woff2'],
    ['package-lock.json'],
  ])('of %s is every story', (file) => {
    expect(reach([file])).toBeNull();
  });

  it.each([
    ['src/content/faq.ts', ['stories/sections/Faq.stories.tsx', 'stories/pages/Faq.stories.tsx']],
    [
      'src/content/answers/meddicc-vs-bant.ts',
      ['stories/pages/Answer.stories.tsx', 'stories/pages/Answers.stories.tsx'],
    ],
    [
      'src/sections/Hero/Hero.tsx',
      ['stories/sections/Hero.stories.tsx', 'stories/pages/Home.stories.tsx'],
    ],
    ['src/sections/DemoTour/useTour.ts', ['stories/sections/DemoTour.stories.tsx']],
    ['stories/support/extremes.ts', ['stories/sections/Hero.stories.tsx']],
  ])('of %s includes every story that shows it', (file, expected) => {
    const files = reach([file]);
    // Null is every story.
    for (const story of expected) expect(files === null || files.has(story)).toBe(true);
  });

  it('of a section is less than half of the stories, and of a file that no story shows none', () => {
    const files = reach(['src/sections/Hero/Hero.css.ts']);
    expect(files?.size).toBeGreaterThan(0);
    expect(files?.size).toBeLessThan(stories.length / 2);
    expect(reach(['src/server/main.ts', 'README.md'])).toEqual(new Set());
  });

  it('follows a typed glob, also to files that were deleted', () => {
    const root = owner().folder();
    mkdirSync(join(root, 'content'));
    writeFileSync(join(root, 'content/one.ts'), '');
    writeFileSync(
      join(root, 'A.stories.tsx'),
      "import.meta.glob<Readonly<Record<string, { a: Map<string, 'b'> }>>>('./content/*.ts');",
    );
    const config = { root, sources: ['content', 'A.stories.tsx'], everywhere: [] };
    for (const file of ['content/one.ts', 'content/gone.ts'])
      expect(reachIn(config)([file])).toEqual(new Set(['A.stories.tsx']));
  });
});
