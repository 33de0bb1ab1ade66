import { expect, test } from 'vitest';
import { answerSummaries } from '../../src/articles/answersData.ts';
import { demoChapters } from '../../src/content/demoChapters.ts';
import { demoVideo } from '../../src/content/demoVideo.ts';
import { popularAnswers, provenResults } from '../../src/content/home.ts';

test.each(popularAnswers.answers)(
  'the popular answer $slug has the kind, title and thumbnail of its article',
  ({ intro: _intro, ...shown }) => {
    expect(answerSummaries()).toContainEqual(expect.objectContaining(shown));
  },
);

test('the counters end at 35, 10 and 20 after 2000, 1500 and 1800 ms, and are called targets', () => {
  const { counters, lead } = provenResults;
  expect(lead).toMatch(/^Our targets\b/);
  expect(counters.map(({ value, durationMs }) => [value, durationMs])).toEqual([
    [35, 2000],
    [10, 1500],
    [20, 1800],
  ]);
});

test('the arithmetic beside the targets adds up, and saves what the counter says', () => {
  const [people = 0, each = 0, before = 0, all = 0, finalists = 0, times = 0, after = 0] = (
    provenResults.lead.match(/\d+/g) ?? []
  ).map(Number);
  expect([people * each, all + finalists * times]).toEqual([before, after]);
  expect(all).toBe(people);
  const saved = (100 * (before - after)) / before;
  expect(saved).toBeGreaterThanOrEqual(30);
  expect(saved).toBeLessThanOrEqual(40);
});

test('the 60-second tour lasts 60 seconds', () => {
  expect(demoChapters.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(60);
});

const words = { heading: 'Tour', lead: 'A tour.' };

test('the demo is a page of this site unless the owner has configured a recording', () => {
  expect(demoVideo('', words)).not.toHaveProperty('film');
  expect(demoVideo('', words).poster).not.toHaveProperty('thirdParty');
});

test('a configured recording says whom a press contacts', () => {
  const { film, poster, link } = demoVideo('https://video.example/embed/1', words);
  expect(film?.src).toBe('https://video.example/embed/1');
  expect(poster.thirdParty).toContain('video.example');
  expect(link.to).toBe('https://video.example/embed/1');
});
