import { useMemo, useState } from 'react';
import { useAnnounce } from '../../../src/primitives/Announcer/Announcer.tsx';
import { type Draft, lastDecisions, type Review, type Verdict } from '../model.ts';
import {
  everything,
  type Filters,
  type Group,
  groupsOf,
  nextOpen,
  type Position,
  reach,
  type Scope,
  stepped,
} from './groups.ts';

/** Who keeps decisions; each answers with what stands from then on. */
export interface Keeper {
  decide(draft: Draft): Promise<readonly Draft[]>;
  undo(): Promise<readonly Draft[]>;
  /** Puts every draft on record. */
  record(): Promise<Review>;
}

const done = { approve: 'Approved', reject: 'Rejected' } as const;
const pictures = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);

function positionAtFirst(groups: readonly Group[]): Position {
  return { group: groups[0]?.id ?? '', finding: null };
}

/** Everything that the page knows and can do, apart from how a picture is looked at. */
export function useReview(initial: Review, keeper: Keeper | null) {
  const announce = useAnnounce();
  const [review, setReview] = useState(initial);
  const [filters, setFilters] = useState<Filters>(everything);
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const decisions = useMemo(() => lastDecisions(review.drafts), [review.drafts]);
  const groups = useMemo(() => groupsOf(review, filters, decisions), [review, filters, decisions]);
  const [wanted, setWanted] = useState<Position>(() => positionAtFirst(groups));
  const group = groups.find(({ id }) => id === wanted.group) ?? groups[0] ?? null;
  const finding = group?.findings.find(({ id }) => id === wanted.finding) ?? null;
  const position: Position = { group: group?.id ?? '', finding: finding?.id ?? null };
  const note = notes[position.group] ?? '';

  async function keep(work: (keeper: Keeper) => Promise<string>): Promise<void> {
    if (keeper === null) return;
    try {
      announce(await work(keeper));
      setFailure(null);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  const decide = (verdict: Verdict, scope: Scope): Promise<void> =>
    keep(async (to) => {
      if (group === null) return '';
      const ids = reach(scope, group, finding, groups, decisions);
      if (ids.length === 0) return 'There is nothing here to decide.';
      const drafts = await to.decide({ verdict, note: note.trim(), findings: ids });
      setReview((before) => ({ ...before, drafts }));
      const next = nextOpen(
        groups,
        scope === 'cause' ? { ...position, finding: null } : position,
        lastDecisions(drafts),
      );
      setWanted(next);
      const left =
        review.causes.flatMap((cause) => cause.findings).length - lastDecisions(drafts).size;
      return `${done[verdict]}: ${pictures(ids.length)}. ${left === 0 ? 'Everything is decided.' : `${left} left.`}`;
    });

  return {
    review,
    groups,
    group,
    finding,
    decisions,
    filters,
    setFilters,
    failure,
    note,
    setNote: (text: string) => setNotes((before) => ({ ...before, [position.group]: text })),
    /** Goes to a cause, or to one of its pictures. */
    open: (to: Position) => setWanted(to),
    /** Goes to the next or the last picture. */
    step: (by: 1 | -1) => setWanted(stepped(groups, position, by)),
    /** Goes to the next or the last cause. */
    stepGroup: (by: 1 | -1) => {
      const at = groups.findIndex(({ id }) => id === position.group);
      const next = groups[at + by];
      if (next) setWanted({ group: next.id, finding: null });
    },
    decide,
    undo: () =>
      keep(async (to) => {
        const last = review.drafts.at(-1);
        if (!last) return 'There is nothing to undo.';
        const drafts = await to.undo();
        setReview((before) => ({ ...before, drafts }));
        const [first] = last.findings;
        const home = review.causes.find(
          (cause) => first !== undefined && cause.findings.includes(first),
        );
        if (home)
          setWanted({
            group: home.id,
            finding: last.findings.length === 1 ? (first ?? null) : null,
          });
        return `Undone: ${pictures(last.findings.length)} open again.`;
      }),
    record: () =>
      keep(async (to) => {
        const count = decisions.size;
        setReview(await to.record());
        return `On record: ${pictures(count)}.`;
      }),
  };
}

export type ReviewState = ReturnType<typeof useReview>;
