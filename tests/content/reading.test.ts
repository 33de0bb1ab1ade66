import { expect, test } from 'vitest';
import { faqItems } from '../../src/content/faq.ts';
import { articles } from './articles.ts';
import { gradeOf } from './reading.ts';

// Highest school grades allowed. Grade 9 suits age 14; names of methods and authors raise the result a little.
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
