import { approve } from '../approve.ts';
import type { VisualConfig } from '../config.ts';
import { drawDifference } from '../drawing.ts';
import type { Report } from '../findings.ts';
import { encode } from '../picture.ts';
import { openPictures } from '../pictures.ts';
import { readReport } from '../results.ts';
import type { Approval, Review } from './model.ts';

/** Opens a review of the last comparison, as its page asks for it. */
export function openSession(
  config: Pick<VisualConfig, 'root' | 'sourcesHash'>,
  {
    canApprove,
    missing = new Map(),
  }: {
    readonly canApprove: boolean;
    /** Why a picture is missing, by its hash. */
    readonly missing?: ReadonlyMap<string, string>;
  },
) {
  const pictures = openPictures(config.root);
  const approvedCauses = new Map<string, Set<string>>();
  let report: Report = readReport(config.root);

  const review = (): Review => ({
    canApprove,
    passed: report.passed,
    findings: report.findings,
    causes: report.causes,
    approvedCauses: Object.fromEntries([...approvedCauses].map(([id, set]) => [id, [...set]])),
    missing: Object.fromEntries(missing),
  });

  return {
    review,
    /** A picture's file; null when it is missing. */
    picture: pictures.file,
    /**
     * Approves findings of a cause. A finding with two causes is written once both are approved.
     *
     * @throws Error when a finding is not in the review, or cannot be approved.
     */
    approve: async ({ cause, findings: ids }: Approval): Promise<Review> => {
      const causesOf = (id: string): string[] =>
        report.causes.filter(({ findings }) => findings.includes(id)).map((one) => one.id);
      const chosen = report.findings.filter(({ id }) => ids.includes(id));
      const isApprovable = chosen.every(({ id }) => causesOf(id).length > 0);
      if (chosen.length === 0 || chosen.length < ids.length || !isApprovable)
        throw new Error('These pictures cannot be approved: reload the page.');
      for (const { id } of chosen) {
        const set = approvedCauses.get(id) ?? new Set();
        approvedCauses.set(id, set);
        for (const one of cause === null ? causesOf(id) : [cause]) set.add(one);
      }
      const complete = chosen.filter(({ id }) =>
        causesOf(id).every((one) => approvedCauses.get(id)?.has(one)),
      );
      if (complete.length === 0) return review();
      report = await approve(config, complete);
      for (const { id } of complete) approvedCauses.delete(id);
      return review();
    },
    /** Drawing of what differs between two pictures; null when one of them is missing. */
    difference: async (before: string, after: string) => {
      const finding = report.findings.find(
        (one) => one.before?.hash === before && one.after?.hash === after,
      );
      const [was, is] = await Promise.all([pictures.find(before), pictures.find(after)]);
      if (!finding || !was || !is) return null;
      return encode(drawDifference(was, is, finding.change?.shift ?? 0));
    },
  };
}

/** One review of the last comparison. */
export type ReviewSession = ReturnType<typeof openSession>;
