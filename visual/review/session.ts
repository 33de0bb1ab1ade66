import { approve, without } from '../approve.ts';
import type { VisualConfig } from '../config.ts';
import { drawDifference } from '../drawing.ts';
import type { Report } from '../findings.ts';
import type { Folders } from '../folders.ts';
import { encode } from '../picture.ts';
import { openPictures } from '../pictures.ts';
import { readReport } from '../reportFile.ts';
import { restorePictures } from '../restore.ts';
import type { Approval, Review } from './model.ts';

/** One review of the last comparison, as its page asks for it. */
export interface ReviewSession {
  review(): Review;
  /**
   * Approves findings of a cause. A finding with two causes is written once both are approved.
   *
   * @throws Error when a finding is not in the review, or cannot be approved.
   */
  approve(approval: Approval): Promise<Review>;
  /** A picture's file, brought back when it is gone; null when that fails. */
  picture(hash: string): Promise<Buffer | null>;
  /** Drawing of what differs between two pictures; null when one of them is missing. */
  difference(before: string, after: string): Promise<Buffer | null>;
}

/** Opens a review of the last comparison. */
export function openSession(
  folders: Folders,
  config: VisualConfig,
  {
    stories,
    canApprove,
    missing: known = new Map(),
    say,
  }: {
    /** Origin of the running stories; null where none run. */
    readonly stories: string | null;
    readonly canApprove: boolean;
    /** Pictures that could not be brought back already, with the reason. */
    readonly missing?: ReadonlyMap<string, string>;
    readonly say: (line: string) => void;
  },
): ReviewSession {
  const pictures = openPictures(folders);
  const approvedCauses = new Map<string, Set<string>>();
  let report: Report = readReport(folders);
  let missing = known;
  let restoring: Promise<ReadonlyMap<string, string>> | null = null;

  const review = (): Review => ({
    canApprove,
    stories,
    passed: report.passed,
    findings: report.findings,
    causes: report.causes,
    approvedCauses: Object.fromEntries([...approvedCauses].map(([id, set]) => [id, [...set]])),
    missing: Object.fromEntries(missing),
  });

  /** Brings back everything that is gone, once for however many ask. */
  const restore = async (): Promise<void> => {
    restoring ??= restorePictures(folders, config, pictures, report, say).finally(() => {
      restoring = null;
    });
    missing = await restoring;
  };

  const picture: ReviewSession['picture'] = async (hash) => {
    const bytes = await pictures.file(hash);
    const isShown = report.findings.some(
      ({ before, after }) => before?.hash === hash || after?.hash === hash,
    );
    if (bytes || missing.has(hash) || !isShown) return bytes;
    await restore();
    return pictures.file(hash);
  };

  return {
    review,
    picture,
    approve: async ({ cause, findings: ids }) => {
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
      await approve(folders, config, complete);
      report = without(report, new Set(complete.map(({ id }) => id)));
      for (const { id } of complete) approvedCauses.delete(id);
      return review();
    },
    difference: async (before, after) => {
      const finding = report.findings.find(
        (one) => one.before?.hash === before && one.after?.hash === after,
      );
      const [was, is] = await Promise.all([pictures.find(before), pictures.find(after)]);
      if (!finding || !was || !is) return null;
      return encode(drawDifference(was, is, finding.change?.shift ?? 0));
    },
  };
}
