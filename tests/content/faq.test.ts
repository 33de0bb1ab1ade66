import { expect, test } from 'vitest';
import { faq, faqItems } from '../../src/content/faq.ts';
import { wordsOf } from './reading.ts';

test('each question has a fragment of its own', () => {
  expect(new Set(faqItems.map(({ id }) => id)).size).toBe(faqItems.length);
  for (const { id } of faqItems) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test('each question is in one group, in reading order', () => {
  expect(faq.groups.flatMap(({ items }) => items)).toEqual(faqItems);
});

test.each(faqItems)('"$question" is a question', ({ question }) => {
  expect(question).toMatch(/^[A-Z{].*\?$/);
});

test.each(faqItems)('$id is answered in 40 to 80 words', ({ answer }) => {
  expect(wordsOf(answer).length).toBeGreaterThanOrEqual(40);
  expect(wordsOf(answer).length).toBeLessThanOrEqual(80);
});
