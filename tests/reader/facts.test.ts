import { expect, test } from 'vitest';
import { read } from '../../src/reader/read.ts';

const said = (text: string) => read(text).said;

test('a number beside base or earn is pay only with a currency', () => {
  expect(said('We have a user base of 50k developers.')).toEqual([]);
  expect(said('You will earn the trust of 5k shops.')).toEqual([]);
  expect(said('Base of €70k and a car.')).toEqual(['pay']);
  expect(said('You earn 60,000 euros a year.')).toEqual(['pay']);
  expect(said('Base 28k, OTE 40k')).toEqual(['pay']);
});
