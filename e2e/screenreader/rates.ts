import { assertions } from './ariaAt.ts';
import { differences } from './journey.ts';

/** The delay that Orca adds to every event at each speed, in milliseconds. */
export const speeds = { normal: 0, slow: 20, 'very slow': 80 } as const;

export type Speed = keyof typeof speeds;

/** How often something was heard, and how often it should have been. */
export type Rate = readonly [heard: number, total: number];

/** A rate for each outcome, by its name. */
export type Rates = Readonly<Record<string, Rate>>;

/** Words by which Orca announces what a key press did. */
const outcomes = [
  'expanded',
  'collapsed',
  'selected',
  'dialog',
  'invalid',
  'need another look',
  'on the list',
  'could not save',
  'Copied',
  'Paused',
  'Scene',
];

/** The name of the rate of W3C's assertions. */
export const ariaAtMust = 'ARIA-AT "must" assertions';

/** The rates of one run: announced outcomes, W3C's assertions, and whether it is as approved. */
export function ratesOf(journey: string, approved: string, now: string): Rates {
  const lines = now.split('\n');
  const announced = outcomes.map((word): [string, Rate] => {
    const expectedAt = approved
      .split('\n')
      .flatMap((line, index) =>
        /^\[(?:Return|space)\]/.test(line) && line.includes(word) ? [index] : [],
      );
    const heard = expectedAt.filter((index) => lines[index]?.includes(word)).length;
    return [word, [heard, expectedAt.length]];
  });
  const required = assertions.filter(
    (each) => each.priority === 'must' && each.notMet === undefined && each.journey === journey,
  );
  const isAsApproved = differences(approved, now).length === 0;
  return Object.fromEntries([
    ...announced.filter(([, [, total]]) => total > 0),
    [ariaAtMust, [required.filter(({ heard }) => heard.test(now)).length, required.length]],
    ['journeys as approved', [isAsApproved ? 1 : 0, 1]],
  ]);
}

/** Sums the rates of several runs. */
export function addRates(all: readonly Rates[]): Rates {
  const names = [...new Set(all.flatMap((rates) => Object.keys(rates)))];
  const sum = (name: string, place: 0 | 1): number =>
    all.reduce((total, rates) => total + (rates[name]?.[place] ?? 0), 0);
  return Object.fromEntries(names.map((name) => [name, [sum(name, 0), sum(name, 1)] as const]));
}
