import type { Cause, Finding, Kind } from '../../findings.ts';
import type { Draft, Review, Verdict } from '../model.ts';

/** What of the review is in sight; an empty string leaves everything in. */
export interface Filters {
  readonly kind: Kind | '';
  /** Folder of the component: `primitives`. */
  readonly section: string;
  readonly mode: string;
  readonly status: Verdict | 'open' | '';
}

export const everything: Filters = { kind: '', section: '', mode: '', status: '' };

/** A cause with its findings that are in sight. */
export interface Group {
  readonly id: string;
  readonly label: string;
  /** Null for what no decision can settle. */
  readonly cause: Cause | null;
  /** Outliers first. */
  readonly findings: readonly Finding[];
}

/** What a finding is about, as a reader looks for it. */
export function placeOf({ title, story }: Finding): {
  section: string;
  component: string;
  name: string;
} {
  const [path = story, name = ''] = title.split(': ');
  const parts = path.split('/');
  return {
    section: parts.length > 1 ? (parts[0] ?? '') : '',
    component: parts.at(-1) ?? path,
    name,
  };
}

function isShown(finding: Finding, filters: Filters, verdict: Verdict | undefined): boolean {
  return (
    (filters.kind === '' || finding.kind === filters.kind) &&
    (filters.section === '' || placeOf(finding).section === filters.section) &&
    (filters.mode === '' || finding.mode === filters.mode) &&
    (filters.status === '' || filters.status === (verdict ?? 'open'))
  );
}

/** The causes in their order, then what has none, each with what the filters leave of it. */
export function groupsOf(
  { causes, findings }: Pick<Review, 'causes' | 'findings'>,
  filters: Filters,
  decisions: ReadonlyMap<string, Draft>,
): readonly Group[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const caused = new Set(causes.flatMap((cause) => cause.findings));
  const groups: Group[] = [
    ...causes.map((cause) => ({
      id: cause.id,
      label: cause.label,
      cause,
      findings: cause.findings.flatMap((id) => byId.get(id) ?? []),
    })),
    {
      id: 'to-mend',
      label: 'To be mended first',
      cause: null,
      findings: findings.filter(({ id }) => !caused.has(id)),
    },
  ];
  return groups
    .map((group) => ({
      ...group,
      findings: group.findings.filter((finding) =>
        isShown(finding, filters, decisions.get(finding.id)?.verdict),
      ),
    }))
    .filter((group) => group.findings.length > 0);
}

/** How far a decision reaches. */
export type Scope = 'picture' | 'story' | 'cause';

/** Ids that a decision settles; those that are still open, or all of them when none is. */
export function reach(
  scope: Scope,
  group: Group,
  finding: Finding | null,
  groups: readonly Group[],
  decisions: ReadonlyMap<string, Draft>,
): readonly string[] {
  if (group.cause === null) return [];
  if (scope === 'picture') return finding === null ? [] : [finding.id];
  const pictures =
    scope === 'cause'
      ? group.findings
      : groups
          .filter(({ cause }) => cause !== null)
          .flatMap(({ findings }) => findings)
          .filter(({ story }) => story === finding?.story);
  const ids = pictures.map(({ id }) => id);
  const open = ids.filter((id) => !decisions.has(id));
  return open.length > 0 ? open : ids;
}

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

/** The nearest place after this one that is still to be decided; the place itself when none is. */
export function nextOpen(
  groups: readonly Group[],
  position: Position,
  decisions: ReadonlyMap<string, Draft>,
): Position {
  const isOpen = ({ id }: Finding): boolean => !decisions.has(id);
  const judged = groups.filter(({ cause }) => cause !== null);
  const start = Math.max(
    judged.findIndex(({ id }) => id === position.group),
    0,
  );
  const here = judged[start];
  if (position.finding !== null && here) {
    const at = here.findings.findIndex(({ id }) => id === position.finding);
    const rest = [...here.findings.slice(at + 1), ...here.findings.slice(0, at)];
    const next = rest.find(isOpen);
    if (next) return { group: here.id, finding: next.id };
  }
  const others = [...judged.slice(start + 1), ...judged.slice(0, start + 1)];
  const group = others.find(({ findings }) => findings.some(isOpen));
  return group ? { group: group.id, finding: null } : position;
}
