import { useMemo, useState } from 'react';
import { useAnnounce } from '../../../src/primitives/Announcer/Announcer.tsx';
import { type Approval, groupsOf, type Review } from '../model.ts';
import { following, type Position, stepped } from './position.ts';

const pictures = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);

/**
 * The state and the actions of the page, except for how a picture is viewed.
 *
 * @param approve - Writes an approval and returns the review that is left; null on a read-only page.
 */
export function useReview(
  initial: Review,
  approve: ((approval: Approval) => Promise<Review>) | null,
) {
  const announce = useAnnounce();
  const [review, setReview] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const groups = useMemo(() => groupsOf(review), [review]);
  const [wanted, setWanted] = useState<Position>({ group: '', finding: null });
  const group = groups.find(({ id }) => id === wanted.group) ?? groups[0] ?? null;
  const finding = group?.findings.find(({ id }) => id === wanted.finding) ?? null;
  const position: Position = { group: group?.id ?? '', finding: finding?.id ?? null };

  return {
    review,
    groups,
    group,
    finding,
    failure,
    /** Goes to a cause, or to one of its pictures. */
    open: (to: Position) => setWanted(to),
    /** Goes to the next or the last picture. */
    step: (by: 1 | -1) => setWanted(stepped(groups, position, by)),
    /** Goes to the next or the last cause. */
    stepGroup: (by: 1 | -1) => {
      const next = groups[groups.findIndex(({ id }) => id === position.group) + by];
      if (next) setWanted({ group: next.id, finding: null });
    },
    /** Approves the open picture whatever changed it, or the whole cause; null where nothing can be. */
    approve:
      approve === null || group === null || group.cause === null
        ? null
        : async (what: 'picture' | 'cause'): Promise<void> => {
            const chosen = what === 'picture' && finding ? [finding] : group.findings;
            try {
              const now = await approve({
                cause: what === 'picture' ? null : group.id,
                findings: chosen.map(({ id }) => id),
              });
              const left = groupsOf(now);
              const at = what === 'cause' ? { ...position, finding: null } : position;
              setReview(now);
              setWanted(following(groups, at, left));
              setFailure(null);
              const rest = now.findings.length;
              announce(
                `Approved: ${pictures(chosen.length)}. ${rest === 0 ? 'Nothing is left.' : `${rest} left.`}`,
              );
            } catch (error) {
              setFailure(error instanceof Error ? error.message : String(error));
            }
          },
  };
}

export type ReviewState = ReturnType<typeof useReview>;
