import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, normalize, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashesIn, reachIn } from '../../visual/reach.ts';
import { visualConfig } from '../../visual.config.ts';
import { resources } from '../support/resources.ts';

const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => `stories/${name}`);
const reach = reachIn(visualConfig);

type Lockfile = Record<'packages', Record<string, object>>;

describe('the reach of a change', () => {
  it('of a font or of class names is every story; of a file that no story shows it is none', () => {
    for (const file of ['src/design/fonts/geist-mono.woff2', 'build/shortNames.ts'])
      expect(reach([normalize(file)])).toBeNull();
    const unseen = ['build/main.ts', 'src/server/main.ts', 'src/api/paths.ts'].map(normalize);
    expect(reach(['README.md', 'stories/guides/gallery/Pages.mdx', ...unseen])).toEqual(new Set());
  });

  it('of the layout is the stories of pages and of its own', () => {
    const files = reach(['src/layout/SiteHeader/SiteHeader.tsx']) ?? new Set(['every story']);
    expect([...files].filter((file) => !/^stories\/(?:pages|layout)\//.test(file))).toEqual([]);
    expect(files).toContain('stories/pages/Home.stories.tsx');
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

  it('follows a typed glob, also to files that were deleted', () => {
    const root = resources().folder();
    mkdirSync(join(root, 'content'));
    writeFileSync(join(root, 'content/one.ts'), '');
    writeFileSync(
      join(root, 'A.stories.tsx'),
      "import.meta.glob<Readonly<Record<string, { a: Map<string, 'b'> }>>>('./content/*.ts');",
    );
    const none = { everywhere: [], within: {}, packages: [] };
    const config = { root, sources: ['content', 'A.stories.tsx'], ...none };
    for (const file of ['content/one.ts', 'content/gone.ts'])
      expect(reachIn(config)([file])).toEqual(new Set(['A.stories.tsx']));
    const before = hashesIn(config);
    writeFileSync(join(root, 'content/one.ts'), 'changed');
    const { 'A.stories.tsx': hash } = hashesIn(config);
    expect(hash).not.toBe(before['A.stories.tsx']);
  });

  it.each([
    ['a logger', 'node_modules/pino', false],
    ['the browser', 'node_modules/@sparticuz/chromium', true],
    ['axe', 'node_modules/axe-core', true],
    ['what a widget brings along', 'node_modules/@radix-ui/react-focus-scope', true],
    ['the bundler', 'node_modules/rolldown', true],
  ])('of another version of %s is what it draws', (_, path, isReached) => {
    const root = resources().folder();
    for (const folder of ['src', 'stories', '.storybook', 'vite.config.ts'])
      symlinkSync(resolve(folder), join(root, folder));
    const hashesWith = (version: string) => {
      const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
      Object.assign(lock.packages[path] ?? {}, { version });
      writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
      return Object.entries(hashesIn({ ...visualConfig, root }));
    };
    const before = new Map(hashesWith('1.0.0'));
    const changed = hashesWith('1.0.1').filter(([file, hash]) => before.get(file) !== hash);
    expect(before.size).toBe(stories.length);
    expect(changed).toHaveLength(isReached ? stories.length : 0);
  });
});
