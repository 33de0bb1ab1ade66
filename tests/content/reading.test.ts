import { describe, expect, test } from 'vitest';
import { faqItems } from '../../src/content/faq.ts';
import { articles } from './articles.ts';
import { gradeOf, sentencesOf, syllables } from './reading.ts';

describe('the measure', () => {
  test.each([
    ['cat', 1],
    ['scored', 1],
    ['table', 2],
    ['evidence', 3],
    ['competency', 4],
  ])('%s has %i syllables', (word, count) => {
    expect(syllables(word)).toBe(count);
  });

  test('points inside numbers and abbreviations end no sentence', () => {
    expect(
      sentencesOf('It is .42 on a scale, e.g. in the U.S. today. Then 3.5 more.'),
    ).toHaveLength(2);
  });

  test('short plain sentences ask for little, long learned ones for much', () => {
    expect(gradeOf('The cat sat on the mat. It was warm. The dog ran off.')).toBeLessThan(3);
    expect(
      gradeOf(
        'Notwithstanding considerable methodological heterogeneity, the aforementioned investigation demonstrates statistically significant intercorrelations.',
      ),
    ).toBeGreaterThan(18);
  });
});

// A reader of 14 reads grade 9 with ease. Names of methods and authors raise the number, so it may be
// a little more, and never the level of a contract.
const limits = { answer: 11, article: 10 } as const;

test.each(faqItems)('the answer "$id" reads easily', ({ answer }) => {
  expect(gradeOf(answer)).toBeLessThanOrEqual(limits.answer + 2);
});

test('the answers of the FAQ read easily on the whole', () => {
  expect(gradeOf(faqItems.map(({ answer }) => answer).join('\n'))).toBeLessThanOrEqual(
    limits.answer,
  );
});

test.each(articles)('the article $slug reads easily', (article) => {
  expect(gradeOf(article.prose)).toBeLessThanOrEqual(limits.article);
});
