import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assertions } from '../../e2e/screenreader/ariaAt.ts';
import { costOf } from '../../e2e/screenreader/journey.ts';
import { journeys } from '../../e2e/screenreader/journeys.ts';

const transcript = (journey: string): string =>
  readFileSync(`e2e/screenreader/transcripts/${journey}.txt`, 'utf8');

test.each(
  assertions.map((assertion) => [`${assertion.pattern}: ${assertion.id}`, assertion] as const),
)(
  '%s is heard in its journey, unless it is recorded as not met',
  (_name, { journey, heard, notMet }) => {
    expect(heard.test(transcript(journey)), String(heard)).toBe(notMet === undefined);
  },
);

test.each(
  assertions.flatMap((assertion) =>
    assertion.reference === undefined
      ? []
      : [[`${assertion.pattern}: ${assertion.id}`, assertion, assertion.reference] as const],
  ),
)('%s is not heard in the markup of W3C’s own guide', (_name, { heard }, reference) => {
  expect(heard.test(transcript(reference)), String(heard)).toBe(false);
});

test.each(journeys.flatMap(({ name, budget }) => (budget ? [[name, budget] as const] : [])))(
  '%s costs a listener no more than its budget',
  (name, budget) => {
    const { keys, words } = costOf(transcript(name));
    expect(keys).toBeLessThanOrEqual(budget.keys);
    expect(words).toBeLessThanOrEqual(budget.words);
    // A budget of twice what is heard would let the cost double unnoticed.
    expect(words).toBeGreaterThan(budget.words / 2);
  },
);

test('docs/accessibility.md says how many assertions are met', () => {
  const document = readFileSync('docs/accessibility.md', 'utf8');
  for (const priority of ['must', 'should', 'may'] as const) {
    const all = assertions.filter((assertion) => assertion.priority === priority);
    const met = all.filter(({ notMet }) => notMet === undefined);
    expect(document).toContain(`${priority}: ${met.length} of ${all.length} met`);
  }
});
