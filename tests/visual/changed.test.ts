import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reachOf } from '../../visual/changed.ts';
import { visualConfig } from '../../visual.config.ts';

const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => `stories/${name}`);

const reached = (...files: string[]) => reachOf(visualConfig, files);

describe('what a change can reach', () => {
  it.each([
    ['src/design/palette.ts'],
    ['src/design/fonts/geist-mono.woff2'],
    ['.storybook/frozen/motion.css'],
    ['package-lock.json'],
    ['vite.config.ts'],
  ])('is every story for %s', (file) => {
    expect(reached(file)).toBeNull();
  });

  it.each([
    ['src/content/faq.ts', ['stories/sections/Faq.stories.tsx', 'stories/pages/Faq.stories.tsx']],
    [
      'src/sections/Hero/Hero.tsx',
      ['stories/sections/Hero.stories.tsx', 'stories/pages/Home.stories.tsx'],
    ],
    ['src/sections/Hero/Hero.css.ts', ['stories/sections/Hero.stories.tsx']],
    ['src/sections/DemoTour/useTour.ts', ['stories/sections/DemoTour.stories.tsx']],
    ['src/illustrations/Heatmap/Heatmap.css.ts', ['stories/illustrations/Heatmap.stories.tsx']],
    ['src/content/artefacts.ts', ['stories/sections/Stepper.stories.tsx']],
    ['src/primitives/Accordion/Accordion.css.ts', ['stories/sections/Faq.stories.tsx']],
    ['src/forms/ContactForm/ContactForm.tsx', ['stories/pages/Contact.stories.tsx']],
    ['stories/support/extremes.ts', ['stories/sections/Hero.stories.tsx']],
    ['stories/sections/Hero.stories.tsx', ['stories/sections/Hero.stories.tsx']],
  ])('is for %s what shows it', (file, expected) => {
    const files = reached(file);
    // Null is every story.
    for (const story of expected) expect(files === null || files.has(story)).toBe(true);
  });

  it('is not every story for a section or its copy', () => {
    const files = reached('src/sections/Hero/Hero.css.ts');
    expect(files?.size).toBeGreaterThan(0);
    expect(files?.size).toBeLessThan(stories.length / 2);
  });

  it('is nothing for what no story shows', () => {
    expect(reached('src/server/main.ts', 'README.md')).toEqual(new Set());
  });
});
