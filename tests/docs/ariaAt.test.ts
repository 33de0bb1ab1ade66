import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assertions } from '../../e2e/screenreader/ariaAt.ts';

test.each(assertions)('$pattern: $id is heard in the transcript of its journey', (assertion) => {
  const { journey, heard } = assertion;
  expect(readFileSync(`e2e/screenreader/transcripts/${journey}.txt`, 'utf8')).toMatch(heard);
});
