import { isDeepStrictEqual } from 'node:util';
import { entriesOf } from './approved.ts';
import { capture } from './capture.ts';
import type { Fault, VisualConfig } from './config.ts';
import { copyProject, make } from './faultyCopy.ts';
import { openCopy } from './folders.ts';
import { reachIn } from './reach.ts';
import { type Captures, lastWhole } from './results.ts';
import { componentOf } from './selection.ts';

/** What became of one fault. */
export interface Outcome {
  readonly fault: Fault;
  /** True when a picture, a text or the set of pictures differs, a story fails, or nothing can be built. */
  readonly isSeen: boolean;
}

/** Whether the stories of a component differ between two captures. */
export function isSeenIn(before: Captures, now: Captures, component: string): boolean {
  const own = ({ pictures }: Captures) =>
    entriesOf(pictures).filter(({ story }) => componentOf(story) === component);
  return !isDeepStrictEqual(own(before), own(now));
}

/** The score in a sentence. */
export function describeScore(outcomes: readonly Outcome[]): string {
  const seen = outcomes.filter(({ isSeen }) => isSeen);
  return `${seen.length} of ${outcomes.length} faults seen.`;
}

/** The file of stories that shows a component. */
const storiesFile = ({ stories }: Captures, component: string): string | undefined =>
  Object.entries(stories).find(([id]) => componentOf(id) === component)?.[1].file;

/**
 * Faults that can be made at once, because none reaches the component that is to show another.
 */
export function groupsOf(
  config: Pick<VisualConfig, 'root' | 'sources' | 'everywhere'>,
  faults: readonly Fault[],
  fileOf: (component: string) => string | undefined,
): Fault[][] {
  const reachOf = reachIn(config);
  const reach = new Map(faults.map((fault) => [fault, reachOf([fault.file])]));
  const meets = (one: Fault, other: Fault): boolean => {
    const files = reach.get(one);
    return !files || files.has(fileOf(other.component) ?? '');
  };
  const groups: Fault[][] = [];
  for (const fault of faults) {
    const group = groups.find((members) =>
      members.every((other) => !meets(fault, other) && !meets(other, fault)),
    );
    if (group) group.push(fault);
    else groups.push([fault]);
  }
  return groups;
}

/**
 * Puts deliberate faults into a copy of the project, those that cannot meet at once, and looks which
 * of them the pictures and texts of the component that should show them see.
 *
 * @param onOutcome - Gets each outcome as it comes.
 * @throws Error when a fault cannot be made, or the project cannot be built without any.
 */
export async function mutate(
  config: VisualConfig,
  faults: readonly Fault[],
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const { folder: root, remove } = openCopy(config.root);
  // The hashes of approved pictures go along: what equals one needs no second picture.
  copyProject(config.root, root);
  const captureOf = (of: readonly Fault[]): Promise<Captures> => {
    const stories = [...new Set(of.map(({ component }) => component))];
    return capture({ ...config, root }, { sources: '', stories });
  };
  const unharmed = async (): Promise<Captures> => {
    const broken = await config.buildIn(root);
    if (broken !== null) throw new Error(`The stories cannot be built:\n${broken}`);
    return captureOf(faults);
  };
  const outcomes: Outcome[] = [];
  const tell = (fault: Fault, isSeen: boolean): void => {
    outcomes.push({ fault, isSeen });
    onOutcome({ fault, isSeen });
  };
  try {
    const before = lastWhole(config.root, config.sourcesHash()) ?? (await unharmed());
    const fileOf = (component: string) => storiesFile(before, component);
    const groups = groupsOf({ ...config, root }, faults, fileOf);
    for (let group = groups.shift(); group; group = groups.shift()) {
      const restore = group.map((fault) => make(root, fault));
      const isBuilt = (await config.buildIn(root)) === null;
      const now = isBuilt ? await captureOf(group) : null;
      if (now) for (const fault of group) tell(fault, isSeenIn(before, now, fault.component));
      else if (group.length === 1) for (const fault of group) tell(fault, true);
      // One of them cannot be built: each is made alone.
      else groups.push(...group.map((fault) => [fault]));
      for (const back of restore.toReversed()) back();
    }
    return outcomes;
  } finally {
    remove();
  }
}
