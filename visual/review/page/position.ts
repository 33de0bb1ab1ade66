import type { Finding } from '../../findings.ts';
import type { Group } from '../model.ts';

/** Where somebody is: at a whole cause, or at one of its pictures. */
export interface Position {
  readonly group: string;
  /** Id of the finding; null for the whole cause. */
  readonly finding: string | null;
}

/** The picture so many steps further, from one cause into the next. */
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

/**
 * Where to go on after an approval: to the next picture of the same cause, or to the next whole cause.
 *
 * @param before - The groups as they were, with the place that was approved.
 * @param now - What is left of them.
 */
export function following(
  before: readonly Group[],
  { group, finding }: Position,
  now: readonly Group[],
): Position {
  const after = <Item extends { readonly id: string }>(all: readonly Item[], id: string | null) => {
    const at = all.findIndex((one) => one.id === id);
    return [...all.slice(at + 1), ...all.slice(0, at + 1)];
  };
  const here = now.find(({ id }) => id === group);
  const order = before.find(({ id }) => id === group)?.findings ?? [];
  const picture =
    finding === null
      ? undefined
      : after(order, finding).find((one) => here?.findings.some(({ id }) => id === one.id));
  if (picture) return { group, finding: picture.id };
  const next = after(before, group).find(
    ({ id, cause }) => cause && now.some((left) => left.id === id),
  );
  return { group: next?.id ?? now[0]?.id ?? '', finding: null };
}

/** What a finding is about, as a reader looks for it. */
export function nameOf({ title, story }: Pick<Finding, 'title' | 'story'>): string {
  const [path = story, name = ''] = title.split(': ');
  return `${path.split('/').at(-1) ?? path} ${name}`.trim();
}
