import type { Finding } from '../../findings.ts';
import type { Group } from '../model.ts';

/** Where somebody is: at a whole cause, or at one of its pictures. */
export interface Position {
  readonly group: string;
  /** Id of the finding; null for the whole cause. */
  readonly finding: string | null;
}

/** The next or previous picture, across causes. */
export function stepped(
  groups: readonly Group[],
  { group, finding }: Position,
  step: 1 | -1,
): Position {
  const all = groups.flatMap(({ id, findings }) =>
    findings.map((one) => ({ group: id, finding: one.id })),
  );
  const first = all.findIndex((one) => one.group === group);
  const at = all.findIndex((one) => one.group === group && one.finding === finding);
  const next = finding === null ? (step === 1 ? first : first - 1) : at + step;
  return all[next] ?? { group, finding };
}

/** The remaining items after one of the list, or all remaining ones when there are none after it. */
function leftAfter<Item extends { readonly id: string }>(
  before: readonly Item[],
  id: string,
  left: readonly Item[],
): Item | undefined {
  const ids = before.map((item) => item.id);
  return left.find((item) => ids.indexOf(item.id) > ids.indexOf(id)) ?? left[0];
}

/**
 * Where to go on after an approval: to the next picture of the same cause, or to the next whole cause.
 *
 * @param before - The groups as they were, with the position that was approved.
 * @param now - What is left of them.
 */
export function following(
  before: readonly Group[],
  { group, finding }: Position,
  now: readonly Group[],
): Position {
  const findingsOf = (groups: readonly Group[]) =>
    groups.find(({ id }) => id === group)?.findings ?? [];
  const picture = finding && leftAfter(findingsOf(before), finding, findingsOf(now));
  if (picture) return { group, finding: picture.id };
  const causes = now.filter(({ cause }) => cause !== null);
  const next = leftAfter(before, group, causes.length > 0 ? causes : now);
  return { group: next?.id ?? '', finding: null };
}

/** What a finding is about, as a reader looks for it. */
export function nameOf({ title, story }: Pick<Finding, 'title' | 'story'>): string {
  const [path = story, name = ''] = title.split(': ');
  return `${path.split('/').at(-1) ?? path} ${name}`.trim();
}
