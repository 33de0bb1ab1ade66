import { isDeepStrictEqual } from 'node:util';
import { entriesOf } from './approved.ts';
import { capture } from './capture.ts';
import type { Fault, VisualConfig } from './config.ts';
import { copyProject, make } from './faultyCopy.ts';
import { openCopy } from './folders.ts';
import { reachIn } from './reach.ts';
import type { Captures } from './results.ts';
import { componentOf } from './selection.ts';

/** Whether the stories of a component differ between two captures. */
export function isSeenIn(before: Captures, now: Captures, component: string): boolean {
  const own = ({ pictures }: Captures) =>
    entriesOf(pictures).filter(({ story }) => componentOf(story) === component);
  return !isDeepStrictEqual(own(before), own(now));
}

/** Faults that can be made at once, because none reaches the component that is to show another. */
export function groupsOf(
  config: Pick<VisualConfig, 'root' | 'sources' | 'everywhere'>,
  faults: readonly Fault[],
  fileOf: (component: string) => string | undefined,
): Fault[][] {
  const reach = reachIn(config);
  const reached = new Map(faults.map((fault) => [fault, reach([fault.file])]));
  const meets = (one: Fault, other: Fault): boolean => {
    const files = reached.get(one);
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
 * Puts deliberate faults into a copy of the project, those that cannot meet at once. Each is seen when
 * a picture, a text or the set of pictures of its component differs, a story fails, or nothing can be built.
 *
 * @throws Error when a fault cannot be made, or the project cannot be built without any.
 */
export async function* mutate(
  config: VisualConfig,
  faults: readonly Fault[],
): AsyncGenerator<{ fault: Fault; isSeen: boolean }> {
  const { folder: root, remove } = openCopy();
  const captureOf = (of: readonly Fault[]): Promise<Captures> => {
    const stories = [...new Set(of.map(({ component }) => component))];
    return capture({ ...config, root }, { sources: '', stories });
  };
  try {
    // The hashes of approved pictures go along: what equals one needs no second picture.
    copyProject(config.root, root);
    const broken = await config.buildIn(root);
    if (broken !== null) throw new Error(`The stories cannot be built:\n${broken}`);
    const before = await captureOf(faults);
    const fileOf = (component: string): string | undefined =>
      Object.entries(before.stories).find(([id]) => componentOf(id) === component)?.[1];
    const groups = groupsOf({ ...config, root }, faults, fileOf);
    for (let group = groups.shift(); group; group = groups.shift()) {
      const restore = group.map((fault) => make(root, fault));
      const isBuilt = (await config.buildIn(root)) === null;
      const now = isBuilt ? await captureOf(group) : null;
      for (const back of restore.toReversed()) back();
      // Where one of several cannot be built, each is made alone.
      if (!now && group.length > 1) groups.push(...group.map((fault) => [fault]));
      else
        for (const fault of group)
          yield { fault, isSeen: !now || isSeenIn(before, now, fault.component) };
    }
  } finally {
    remove();
  }
}
