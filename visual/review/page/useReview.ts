import { useMemo, useState } from 'react';
import { useAnnounce } from '../../../src/primitives/Announcer/Announcer.tsx';
import { type Approval, groupsOf, type Review } from '../model.ts';

/** Where somebody is: at a whole cause, or at one of its pictures. */
interface Position {
  readonly group: string;
  /** Id of the finding; null for the whole cause. */
  readonly finding: string | null;
}

const pictures = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);

/**
 * The state and the actions of the page, except for how a picture is viewed.
 *
 * @param write - Writes an approval and returns the review that is left.
 */
export function useReview(initial: Review, write: (approval: Approval) => Promise<Review>) {
  const announce = useAnnounce();
  const [review, setReview] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [position, setPosition] = useState<Position>({ group: '', finding: null });
  const groups = useMemo(() => groupsOf(review), [review]);
  const at = Math.max(
    0,
    groups.findIndex(({ id }) => id === position.group),
  );
  const group = groups[at] ?? null;
  const number = group?.findings.findIndex(({ id }) => id === position.finding) ?? -1;
  const finding = group?.findings[number] ?? null;

  /**
   * Goes on after an approval: to the next picture of the same cause, or to the next whole cause. What
   * was approved is no longer listed, so the next one has its index; after the last comes the first.
   *
   * @param now - The review that is left.
   * @param from - Index that the approved picture had; -1 after a whole cause.
   */
  const goOn = (now: Review, from: number): void => {
    const left = groupsOf(now);
    const rest = left.find(({ id }) => id === group?.id)?.findings ?? [];
    const picture = from < 0 ? undefined : (rest[from] ?? rest[0]);
    const causes = left.filter(({ cause }) => cause !== null);
    const next = picture ? group : (causes[at] ?? left[0]);
    setPosition({ group: next?.id ?? '', finding: picture?.id ?? null });
  };

  const approve = async (what: 'picture' | 'cause'): Promise<void> => {
    const isOne = what === 'picture' && finding !== null;
    const chosen = isOne ? [finding] : (group?.findings ?? []);
    const cause = isOne ? null : (group?.id ?? null);
    try {
      const now = await write({ cause, findings: chosen.map(({ id }) => id) });
      setReview(now);
      goOn(now, isOne ? number : -1);
      setFailure(null);
      const rest = now.findings.length;
      announce(
        `Approved: ${pictures(chosen.length)}. ${rest === 0 ? 'Nothing is left.' : `${rest} left.`}`,
      );
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };

  return {
    review,
    groups,
    group,
    finding,
    /** Index of the open picture in its cause; -1 at a whole cause. */
    number,
    failure,
    /** Goes to a cause, or to one of its pictures. */
    open: (id: string, picture: string | null = null) =>
      setPosition({ group: id, finding: picture }),
    /** Goes to the next or the previous picture, across causes. */
    step: (by: 1 | -1) => {
      const all = groups.flatMap(({ id, findings }) =>
        findings.map((one) => ({ group: id, finding: one.id })),
      );
      const first = all.findIndex((one) => one.group === group?.id);
      // At a whole cause `number` is -1: forward is its first picture, back is the one before that.
      const next = all[first + number + (number < 0 && by < 0 ? 0 : by)];
      if (next) setPosition(next);
    },
    /** Goes to the next or the previous cause. */
    stepGroup: (by: 1 | -1) => {
      const next = groups[at + by];
      if (next) setPosition({ group: next.id, finding: null });
    },
    /** Approves the open picture, whatever changed it, or the whole cause; null where approving is not possible. */
    approve: review.canApprove && group?.cause ? approve : null,
  };
}

export type ReviewState = ReturnType<typeof useReview>;
