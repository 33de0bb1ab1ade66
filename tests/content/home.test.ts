import { expect, test } from 'vitest';
import { candidateHeatmapScoring } from '../../src/content/answers/candidate-heatmap-scoring.ts';
import { salesCompetencyRubric } from '../../src/content/answers/sales-competency-rubric.ts';
import { salesHiringBlueprint } from '../../src/content/answers/sales-hiring-blueprint.ts';
import { whatIsSjtSalesHiring } from '../../src/content/answers/what-is-sjt-sales-hiring.ts';
import { demoChapters, demoRunningOrder } from '../../src/content/demoChapters.ts';
import { demoVideo } from '../../src/content/demoVideo.ts';
import { popularAnswers, provenResults } from '../../src/content/home.ts';
import { thumbnailOf } from '../../src/content/thumbnails.ts';

test('the popular answers carry the slugs, kinds, titles and thumbnails of their articles', () => {
  const articles = [
    salesHiringBlueprint,
    salesCompetencyRubric,
    whatIsSjtSalesHiring,
    candidateHeatmapScoring,
  ];
  const listed = popularAnswers.answers.map(({ slug, kind, title, thumbnail }) => ({
    slug,
    kind,
    title,
    thumbnail,
  }));
  expect(listed).toEqual(
    articles.map(({ slug, kind, title, artefact }) => ({
      slug,
      kind,
      title,
      thumbnail: thumbnailOf(artefact),
    })),
  );
});

test('the counters end at 35, 10 and 20 after 2000, 1500 and 1800 ms, each with its own receipt', () => {
  const { heading, counters } = provenResults;
  expect(heading).toBe('Proven Results');
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
  expect(demoRunningOrder.map(({ time }) => time)).toEqual([
    '0:00',
    '0:10',
    '0:20',
    '0:30',
    '0:40',
    '0:50',
  ]);
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
