import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fragmentOf, readPlay, roundOf, type ScorePlay } from '../../src/pages/scoreFragment.ts';

const start: ScorePlay = { set: 'ae', answers: [], isPrinted: false };

test.each([
  ['#s=34242', { ...start, answers: [3, 4, 2, 4, 2] }, 5],
  ['#s=34242&printed', { ...start, answers: [3, 4, 2, 4, 2], isPrinted: true }, 4],
  ['#s=34&set=sdr', { set: 'sdr', answers: [3, 4], isPrinted: false }, 2],
  ['#s=3&set=leader&printed', { set: 'leader', answers: [3], isPrinted: true }, 0],
] as const)('%s says how far somebody has come', (fragment, play, round) => {
  expect(readPlay(fragment)).toEqual(play);
  expect(roundOf(readPlay(fragment))).toBe(round);
});

test.each([
  '',
  '#',
  '#main',
  '#s=5',
  '#s=0',
  '#s=342421',
  '#s=34242&set=ceo',
  '#s=3a',
  '#s=%',
  '#printed',
])('%s is a start', (fragment) => {
  expect(readPlay(fragment)).toEqual(start);
});

test('what is written is read again, and nothing breaks the reading', () => {
  const play = fc.record({
    set: fc.constantFrom('ae', 'sdr', 'leader'),
    answers: fc.array(fc.constantFrom(1, 2, 3, 4), { minLength: 1, maxLength: 5 }),
    isPrinted: fc.boolean(),
  });
  fc.assert(
    fc.property(play, (one) => {
      expect(readPlay(fragmentOf(one))).toEqual(one);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect([0, 1, 2, 3, 4, 5]).toContain(roundOf(readPlay(`#${text}`)));
    }),
  );
});
