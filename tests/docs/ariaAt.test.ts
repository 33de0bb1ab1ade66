import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Assertion, assertions } from '../../e2e/screenreader/ariaAt.ts';

const transcript = (journey: string): string =>
  readFileSync(`e2e/screenreader/transcripts/${journey}.txt`, 'utf8');

const row = ({ pattern, id, priority, conveyed, journey, notMet }: Assertion): string =>
  `| ${pattern}: ${id} | ${priority} | ${conveyed} | ${journey} | ${notMet === undefined ? 'met' : `not met: ${notMet}`} |`;

test.each(
  assertions.map((assertion) => [`${assertion.pattern}: ${assertion.id}`, assertion] as const),
)('%s is met where the table says so, and only there', (_name, { journey, heard, notMet }) => {
  expect(heard.test(transcript(journey)), String(heard)).toBe(notMet === undefined);
});

test.each(
  assertions.flatMap((assertion) =>
    assertion.reference === undefined
      ? []
      : [[`${assertion.pattern}: ${assertion.id}`, assertion, assertion.reference] as const],
  ),
)('%s is not heard in the guide’s own markup', (_name, { heard }, reference) => {
  expect(heard.test(transcript(reference)), String(heard)).toBe(false);
});

describe('the table of the guide', () => {
  const guide = readFileSync('docs/aria-at.md', 'utf8');

  test('holds every assertion with its result, and no other', () => {
    const rows = guide.split('\n').filter((line) => /^\| [\w-]+: /.test(line));
    expect(rows).toEqual(assertions.map(row));
  });

  test('counts them', () => {
    for (const priority of ['must', 'should', 'may'] as const) {
      const all = assertions.filter((assertion) => assertion.priority === priority);
      const met = all.filter(({ notMet }) => notMet === undefined);
      expect(guide).toContain(`${priority}: ${met.length} of ${all.length} met`);
    }
  });
});
