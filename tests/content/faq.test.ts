import { expect, test } from 'vitest';
import { faqItems } from '../../src/content/faq.ts';
import { wordsOf } from './reading.ts';

test.each(faqItems)('"$question" is a question', ({ question }) => {
  expect(question).toMatch(/^[A-Z].*\?$/);
});

test.each(faqItems)('$id is answered in 40 to 80 words', ({ answer }) => {
  expect(wordsOf(answer).length).toBeGreaterThanOrEqual(40);
  expect(wordsOf(answer).length).toBeLessThanOrEqual(80);
});
