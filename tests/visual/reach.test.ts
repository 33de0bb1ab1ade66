import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashesIn, reachIn } from '../../visual/reach.ts';
import { visualConfig } from '../../visual.config.ts';
import { resources } from '../support/resources.ts';

const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => `stories/${name}`);
const reach = reachIn(visualConfig);

describe('the reach of a change', () => {
  it('of a token, a font or a package is every story; of a file that no story shows it is none', () => {
    for (const file of [
      'design/palette.ts',
      'design/fonts/geist-mono.woff2',
      '../package-lock.json',
    ])
      expect(reach([join('src', file)])).toBeNull();
    expect(reach(['src/server/main.ts', 'README.md'])).toEqual(new Set());
  });

  it.each([
    ['src/content/faq.ts', 'sections/Faq pages/Faq'],
    ['src/content/answers/meddicc-vs-bant.ts', 'pages/Answer pages/Answers'],
    ['src/sections/Hero/Hero.tsx', 'sections/Hero pages/Home'],
    ['src/sections/DemoTour/useTour.ts', 'sections/DemoTour'],
    ['stories/support/extremes.ts', 'sections/Hero'],
  ])('of %s includes every story that shows it', (file, names) => {
    const files = reach([file]);
    // Null is every story.
    for (const name of names.split(' '))
      expect(files === null || files.has(`stories/${name}.stories.tsx`)).toBe(true);
  });

  it('of a section is less than half of the stories', () => {
    const files = reach(['src/sections/Hero/Hero.css.ts']);
    expect(files?.size).toBeGreaterThan(0);
    expect(files?.size).toBeLessThan(stories.length / 2);
  });

  it('follows a typed glob, also to files that were deleted', () => {
    const root = resources().folder();
    mkdirSync(join(root, 'content'));
    writeFileSync(join(root, 'content/one.ts'), '');
    writeFileSync(
      join(root, 'A.stories.tsx'),
      "import.meta.glob<Readonly<Record<string, { a: Map<string, 'b'> }>>>('./content/*.ts');",
    );
    const config = { root, sources: ['content', 'A.stories.tsx'], everywhere: [] };
    for (const file of ['content/one.ts', 'content/gone.ts'])
      expect(reachIn(config)([file])).toEqual(new Set(['A.stories.tsx']));
    const before = hashesIn(config);
    writeFileSync(join(root, 'content/one.ts'), 'changed');
    const { 'A.stories.tsx': hash } = hashesIn(config);
    expect(hash).not.toBe(before['A.stories.tsx']);
  });
});
