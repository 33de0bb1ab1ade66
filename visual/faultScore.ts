import { isSameText, textNames } from './approved.ts';
import type { Captures, Shot } from './captures.ts';
import type { Fault } from './config.ts';
import { componentOf } from './selection.ts';

/** What saw a fault: the pixels, one of the texts, the story itself, or the set of pictures. */
export type Oracle = 'picture' | (typeof textNames)[number] | 'story' | 'set' | 'build';

/** What became of one fault. */
export interface Outcome {
  readonly fault: Fault;
  /** What saw it; empty when nothing did. */
  readonly seenBy: readonly Oracle[];
  /** A sentence when the fault could not be made: its line is out of date. */
  readonly problem: string | null;
}

function oraclesOf(before: Shot | undefined, now: Shot | undefined): Oracle[] {
  if (!before || !now) return before === now ? [] : ['set'];
  if ('failure' in before || 'failure' in now)
    return 'failure' in before === 'failure' in now ? [] : ['story'];
  const seen: Oracle[] = before.picture === now.picture ? [] : ['picture'];
  return [...seen, ...textNames.filter((name) => !isSameText(before.texts[name], now.texts[name]))];
}

/** What differs between two captures in the stories of a component. */
export function seenIn(before: Captures, now: Captures, component: string): Oracle[] {
  const stories = new Set(
    [before, now].flatMap(({ pictures }) =>
      Object.keys(pictures).filter((story) => componentOf(story) === component),
    ),
  );
  const seen = [...stories].flatMap((story) => {
    const modes = new Set(
      [before, now].flatMap(({ pictures }) => Object.keys(pictures[story] ?? {})),
    );
    return [...modes].flatMap((mode) =>
      oraclesOf(before.pictures[story]?.[mode], now.pictures[story]?.[mode]),
    );
  });
  return [...new Set(seen)];
}

/** The score in a sentence, and every miss. */
export function describeScore(outcomes: readonly Outcome[]): string {
  const made = outcomes.filter(({ problem }) => problem === null);
  const caught = made.filter(({ seenBy }) => seenBy.length > 0);
  const oracles = new Map<Oracle, number>();
  for (const { seenBy } of caught)
    for (const oracle of seenBy) oracles.set(oracle, (oracles.get(oracle) ?? 0) + 1);
  const by = [...oracles].map(([oracle, count]) => `${oracle} ${count}`).join(', ');
  return [
    `${caught.length} of ${made.length} faults seen (${by || 'by nothing'}).`,
    ...made.filter(({ seenBy }) => seenBy.length === 0).map(({ fault }) => `missed: ${fault.what}`),
    ...outcomes
      .filter(({ problem }) => problem !== null)
      .map(({ fault, problem }) => `not made: ${fault.what}: ${problem ?? ''}`),
  ].join('\n');
}
