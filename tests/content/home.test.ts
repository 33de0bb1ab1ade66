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

test('the counters end at 35, 10 and 20 after 2000, 1500 and 1800 ms, each with its own receipt', () => {
  const { counters } = provenResults;
  expect(counters.map(({ value, durationMs }) => [value, durationMs])).toEqual([
    [35, 2000],
    [10, 1500],
    [20, 1800],
  ]);
  for (const { receipt } of counters)
    expect(receipt[0]).toEqual({ term: 'Status', detail: 'Design target' });
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
