import { useMemo, useState } from 'react';
import { useAnnounce } from '../../../src/primitives/Announcer/Announcer.tsx';
import { type Approval, type Filter, type Group, groupsOf, type Review } from '../model.ts';
import { useAddress } from './useAddress.ts';

/** Commands that the page sends to its server; each returns the review that is left. */
export interface Commands {
  readonly approve: (approval: Approval) => Promise<Review>;
  /** Takes back everything that was approved on the page. */
  readonly undo: () => Promise<Review>;
}

/** The state and the actions of the page, except for how a picture is viewed. */
export function useReview(initial: Review, commands: Commands) {
  const announce = useAnnounce();
  const [review, setReview] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [filter, setFilter] = useState<Filter>({ component: '', mode: '' });
  const [address, setAddress] = useAddress();
  const groups = useMemo(() => groupsOf(review, filter), [review, filter]);
  // A link to a finding names no cause, so the first cause that has the finding is opened.
  const holds = ({ id, findings }: Group): boolean =>
    address.group ? id === address.group : findings.some((one) => one.id === address.finding);
  const group = groups.find(holds) ?? groups[0] ?? null;
  const number = group?.findings.findIndex(({ id }) => id === address.finding) ?? -1;
  const finding = group?.findings[number] ?? null;

  const ask = async (command: () => Promise<Review>, done: (now: Review) => void) => {
    try {
      const now = await command();
      setReview(now);
      setFailure(null);
      done(now);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };

  /** Approves the open picture, whatever changed it, and opens the next one; or approves the whole cause. */
  const approve = (what: 'picture' | 'cause'): Promise<void> => {
    const isOne = what === 'picture' && finding !== null;
    const chosen = isOne ? [finding] : (group?.findings ?? []);
    const cause = isOne ? null : (group?.id ?? null);
    const next = group?.findings[number + 1] ?? group?.findings[0];
    return ask(
      () => commands.approve({ cause, findings: chosen.map(({ id }) => id) }),
      (now) => {
        // After a whole cause no address is set: the cause is no longer listed, so the first of the list opens.
        if (isOne) setAddress({ group: group?.id ?? '', finding: next?.id ?? '' });
        announce(`Approved. ${now.findings.length} left.`);
      },
    );
  };

  return {
    review,
    groups,
    group,
    finding,
    /** Index of the open picture in its cause; -1 at a whole cause. */
    number,
    failure,
    filter,
    setFilter,
    /** Goes to a cause, or to one of its pictures. */
    open: (id: string, picture = '') => setAddress({ group: id, finding: picture }),
    /** Goes to the next or the previous picture of the cause. */
    step: (by: 1 | -1) => {
      const next = group?.findings[number + by];
      if (next) setAddress({ group: group?.id ?? '', finding: next.id });
    },
    /** Null where approving is not possible. */
    approve: review.canApprove && group?.cause ? approve : null,
    /** Null where there is nothing to undo. */
    undo: review.canUndo
      ? () => ask(commands.undo, () => announce('The approvals of this page are undone.'))
      : null,
  };
}
