import { expect, test } from 'vitest';
import type { Shot } from '../../visual/captures.ts';
import { changedSince } from '../../visual/repeat.ts';

const failed = (failure: string): Shot => ({ failure, isUnstable: false });

test('a picture that is not as it was, came or went is named', () => {
  const first = { a: { desktop: failed('x'), phone: failed('x') }, b: { desktop: failed('x') } };
  expect(changedSince(first, structuredClone(first))).toEqual([]);
  expect(
    changedSince(first, {
      a: { desktop: failed('x'), phone: failed('y') },
      c: { print: failed('x') },
    }),
  ).toEqual(['a phone', 'b desktop', 'c print']);
});
