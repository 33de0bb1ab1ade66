import type { Cause, Finding } from '../findings.ts';

/** What the review page shows. The commands make it and the page reads it, as `review.js`. */
export interface Review {
  /** Who decides, as git knows them; null on a page that can only be read. */
  readonly reviewer: string | null;
  /** Origin of the running stories, for links to them; null where none run. */
  readonly stories: string | null;
  /** ISO date and time of the comparison. */
  readonly at: string;
  /** Pictures that equal their approved ones. */
  readonly passed: number;
  readonly findings: readonly Finding[];
  readonly causes: readonly Cause[];
  /** What is on record for a picture, latest first, by the id of its finding. */
  readonly histories: Readonly<{ [finding: string]: readonly PastDecision[] }>;
  /** Decisions that are made and not yet on record, oldest first. */
  readonly drafts: readonly Draft[];
}

/** A decision on record, as a picture's history tells it. */
export interface PastDecision {
  readonly verdict: Verdict;
  readonly by: string;
  /** ISO date and time. */
  readonly at: string;
  readonly note: string;
}

export type Verdict = 'approve' | 'reject';

/** A decision on some pictures that can still be undone. */
export interface Draft {
  readonly verdict: Verdict;
  /** Why; never empty. */
  readonly note: string;
  /** Ids of the findings. */
  readonly findings: readonly string[];
}

/** The last decision on each finding that has one, by its id. */
export function lastDecisions(drafts: readonly Draft[]): ReadonlyMap<string, Draft> {
  return new Map(drafts.flatMap((draft) => draft.findings.map((id) => [id, draft])));
}
