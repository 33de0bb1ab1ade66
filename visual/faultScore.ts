import { entriesOf, isSameText, type Snapshot, textNames } from './approved.ts';
import type { Fault } from './config.ts';
import type { Captures, Failure } from './results.ts';
import { componentOf } from './selection.ts';

type Result = Snapshot | Failure;

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

function oraclesOf(before: Result | undefined, now: Result | undefined): Oracle[] {
  if (!before || !now) return ['set'];
  if ('failure' in before || 'failure' in now)
    return 'failure' in before === 'failure' in now ? [] : ['story'];
  const seen: Oracle[] = before.picture === now.picture ? [] : ['picture'];
  return [...seen, ...textNames.filter((name) => !isSameText(before.texts[name], now.texts[name]))];
}

/** What differs between two captures in the stories of a component. */
export function seenIn(before: Captures, now: Captures, component: string): Oracle[] {
  const seen = [before, now]
    .flatMap(({ pictures }) => entriesOf(pictures))
    .filter(({ story }) => componentOf(story) === component)
    .flatMap(({ story, mode }) =>
      oraclesOf(before.pictures[story]?.[mode], now.pictures[story]?.[mode]),
    );
  return [...new Set(seen)];
}

/** The score in a sentence, and every miss. */
export function describeScore(outcomes: readonly Outcome[]): string {
  const made = outcomes.filter(({ problem }) => problem === null);
  const caught = made.filter(({ seenBy }) => seenBy.length > 0);
  const oracles = Map.groupBy(
    caught.flatMap(({ seenBy }) => seenBy),
    (oracle) => oracle,
  );
  const by = [...oracles].map(([oracle, { length }]) => `${oracle} ${length}`).join(', ');
  return [
    `${caught.length} of ${made.length} faults seen (${by || 'by nothing'}).`,
    ...made.filter(({ seenBy }) => seenBy.length === 0).map(({ fault }) => `missed: ${fault.what}`),
    ...outcomes.flatMap(({ fault, problem }) =>
      problem === null ? [] : `not made: ${fault.what}: ${problem}`,
    ),
  ].join('\n');
}
