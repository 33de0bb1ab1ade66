import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isEmail } from '../../src/contract/email.ts';

type Case = [address: string, category: string, diagnosis: string];
const cases = JSON.parse(
  readFileSync(new URL('../corpora/isemail.json', import.meta.url), 'utf8'),
) as Case[];

// A numeric last label is refused although the corpus only warns of it: no such domain exists.
const wanted = (category: string, diagnosis: string) =>
  ['ISEMAIL_VALID_CATEGORY', 'ISEMAIL_DNSWARN'].includes(category) ||
  diagnosis === 'ISEMAIL_RFC5321_TLD';

test.each(cases)(
  '%j is judged as the corpus judges it (%s, %s)',
  (address, category, diagnosis) => {
    expect(isEmail(address)).toBe(wanted(category, diagnosis));
  },
);

test('the corpus is the whole one', () => {
  expect(cases).toHaveLength(164);
});

test('an address long enough to exhaust a naive pattern is judged at once', () => {
  const start = performance.now();
  for (const address of [
    `${'a.'.repeat(30)}@${'a-'.repeat(100_000)}`,
    `a@${'a.'.repeat(100_000)}-`,
  ])
    expect(isEmail(address)).toBe(false);
  expect(performance.now() - start).toBeLessThan(200);
});
