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

test('pay is stated where another amount stands in brackets, or after a plus, a bar or a comma', () => {
  expect(said('OTE: $150,000 - $170,000 (quota: $1.2M)')).toEqual(['pay']);
  expect(said('Salary\n$90,000 – $110,000 + equity in a company with $5M ARR')).toEqual(['pay']);
  expect(said('Base $80k, OTE $160k, quota $900k')).toEqual(['pay']);
  expect(said('Compensation\n$95k | quota $1.1M')).toEqual(['pay']);
  expect(said('Base salary, by experience, $90k to $110k')).toEqual(['pay']);
  expect(said('Competitive OTE, quota of $900,000')).toEqual([]);
  expect(said('OTE at a quota of $900,000, uncapped')).toEqual([]);
  expect(said('We have 300 customers, who pay $10k a year.')).toEqual([]);
  expect(said('Compensation\nCommission on new accounts, $500 for your desk')).toEqual([]);
});

test('an amount that is paid is pay, unless others than the candidate are in its sentence', () => {
  expect(said('We pay £11.90 an hour.')).toEqual(['pay']);
  expect(said('Our clients (mostly hospitals) pay $40k per annum.')).toEqual([]);
});
