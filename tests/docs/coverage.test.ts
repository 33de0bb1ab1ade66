import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { titlesOf } from './titles.ts';

interface Row {
  readonly line: string;
  readonly doneBy: string;
  readonly provenBy: string;
}

/** The rows of all tables, without their heads. */
function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(/(?<!\\) \| /))
    .filter(([, doneBy]) => doneBy !== 'Done by')
    .map(([line = '', doneBy = '', provenBy = '']) => ({ line, doneBy, provenBy }));
}

/** What is wrong with a row. */
function faultsOf({ line, doneBy, provenBy }: Row): string[] {
  const files = [...doneBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  const faults = files.filter((file) => !existsSync(file)).map((file) => `${file} does not exist`);
  if (files.length === 0) faults.push(`no file does "${line}"`);
  let titles: Set<string> | undefined;
  let proofs = 0;
  for (const [, file, title] of provenBy.matchAll(/`([^`]+)`|“([^”]+)”/g)) {
    if (file !== undefined) {
      titles = existsSync(file) ? titlesOf(file) : new Set();
      if (!existsSync(file)) faults.push(`${file} does not exist`);
    } else {
      proofs += 1;
      if (titles?.has(title ?? '') !== true) faults.push(`nothing is titled "${title}"`);
    }
  }
  if (proofs === 0) faults.push(`no test proves "${line}"`);
  return faults;
}

const rows = rowsOf(readFileSync('docs/specification-coverage.md', 'utf8'));

test('the coverage holds a row for every line of the specification', () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(new Set(rows.map(({ line }) => line)).size).toBe(rows.length);
});

test.each(rows)('"$line" is done by files that exist and proven by tests that exist', (row) => {
  expect(faultsOf(row)).toEqual([]);
});

describe('the check would notice', () => {
  const sound: Row = {
    line: 'A line',
    doneBy: '`src/content/faq.ts`',
    provenBy: '`tests/content/faq.test.ts` “… is answered in 40 to 80 words”',
  };
  test('nothing in a row that is sound', () => expect(faultsOf(sound)).toEqual([]));
  test.each<[string, Partial<Row>]>([
    ['a file that is gone', { doneBy: '`src/content/gone.ts`' }],
    ['no file', { doneBy: 'somebody' }],
    ['a test file that is gone', { provenBy: '`tests/gone.test.ts` “Default”' }],
    ['a title that is gone', { provenBy: '`tests/content/faq.test.ts` “is answered”' }],
    ['no test', { provenBy: '`tests/content/faq.test.ts`' }],
  ])('%s', (_fault, part) => expect(faultsOf({ ...sound, ...part })).not.toEqual([]));
});
