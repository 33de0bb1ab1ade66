import { assertions } from './ariaAt.ts';
import { differences } from './journey.ts';

/** How much longer Orca takes for every event, in ms, by how fast it is called. */
export const speeds = { normal: 0, slow: 20, 'very slow': 80 } as const;

export type Speed = keyof typeof speeds;

/** How often something was heard, of how often it should have been. */
export type Rate = readonly [heard: number, of: number];

/** What was heard in one run of a journey, of what its approved transcript holds. */
export type Rates = Readonly<Record<string, Rate>>;

/** Words that tell what a press has changed. */
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

/** The name of W3C's assertions among rates. */
export const must = 'what ARIA-AT demands';

/** The rates of one run: its words of outcomes, W3C's demands, and whether it is as approved. */
export function ratesOf(journey: string, approved: string, now: string): Rates {
  const said = now.split('\n');
  const told = outcomes.map((word): [string, Rate] => {
    const at = approved
      .split('\n')
      .flatMap((line, index) =>
        /^\[(?:Return|space)\]/.test(line) && line.includes(word) ? [index] : [],
      );
    return [word, [at.filter((index) => said[index]?.includes(word)).length, at.length]];
  });
  const demands = assertions.filter(
    (each) => each.priority === 'must' && each.notMet === undefined && each.journey === journey,
  );
  const isAsApproved = differences(approved, now).length === 0;
  return Object.fromEntries([
    ...told.filter(([, [, of]]) => of > 0),
    [must, [demands.filter(({ heard }) => heard.test(now)).length, demands.length]],
    ['journeys as approved', [isAsApproved ? 1 : 0, 1]],
  ]);
}

/** The rates of several runs together. */
export function together(all: readonly Rates[]): Rates {
  const names = [...new Set(all.flatMap((rates) => Object.keys(rates)))];
  const sum = (name: string, place: 0 | 1): number =>
    all.reduce((total, rates) => total + (rates[name]?.[place] ?? 0), 0);
  return Object.fromEntries(names.map((name) => [name, [sum(name, 0), sum(name, 1)] as const]));
}
