import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { AccessibilityFault } from './faults.ts';
import type { Eye, Sight } from './workshop.ts';

/** What is known of one fault so far. */
export interface Outcome {
  /** What failed on the site; undefined before it was tried. */
  readonly site?: readonly Sight[];
  /** What failed in the stories; undefined before it was tried. */
  readonly stories?: readonly Eye[];
  /** Why it could not be made. */
  readonly problem?: string;
}

const file = resolve(import.meta.dirname, '../../test-results/accessibility-faults.json');

/** What was found so far, kept on disk as it comes: a run that was ended is taken up by the next. */
export class Results {
  readonly #outcomes: Record<string, Outcome> = {};

  /** @param isNew - Forgets what earlier runs found. */
  constructor(isNew: boolean) {
    if (isNew) return;
    try {
      Object.assign(this.#outcomes, JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      // Nothing was found yet.
    }
  }

  // A fault that is changed is another fault.
  #key(fault: AccessibilityFault): string {
    return JSON.stringify(fault);
  }

  of(fault: AccessibilityFault): Outcome {
    return this.#outcomes[this.#key(fault)] ?? {};
  }

  forget(fault: AccessibilityFault): void {
    delete this.#outcomes[this.#key(fault)];
  }

  add(fault: AccessibilityFault, found: Outcome): void {
    this.#outcomes[this.#key(fault)] = { ...this.of(fault), ...found };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.#outcomes, undefined, 1));
  }
}

/** Everybody who saw a fault. */
export const eyesOn = ({ site = [], stories = [] }: Outcome): Set<Eye> =>
  new Set([...site.map(({ by }) => by), ...stories]);

/** The score in sentences: all, each kind of oracle, the engines alone, and every miss. */
export function describe(
  outcomes: readonly { readonly fault: AccessibilityFault; readonly outcome: Outcome }[],
): string {
  const made = outcomes.filter(
    ({ outcome: { site, stories, problem } }) => !problem && (site ?? stories),
  );
  const caught = made.filter(({ outcome }) => eyesOn(outcome).size > 0);
  const by = new Map<Eye, number>();
  for (const { outcome } of caught)
    for (const eye of eyesOn(outcome)) by.set(eye, (by.get(eye) ?? 0) + 1);
  const engines = caught.filter(({ outcome }) => {
    const eyes = eyesOn(outcome);
    return eyes.has('axe') || eyes.has('IBM');
  });
  return [
    `${made.length} of ${outcomes.length} faults made, ${caught.length} seen; by the engines alone ${engines.length}.`,
    ...[...by].map(([eye, count]) => `${eye}: ${count}`),
    ...made
      .filter(({ outcome }) => eyesOn(outcome).size === 0)
      .map(({ fault }) => `missed: ${fault.what}`),
    ...outcomes
      .filter(({ outcome: { problem } }) => problem)
      .map(({ fault, outcome: { problem } }) => `not made: ${fault.what}: ${problem}`),
  ].join('\n');
}
