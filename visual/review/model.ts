import type { Cause, Finding } from '../findings.ts';

/** What the review page shows. The commands make it, and the page reads it as `review.js`. */
export interface Review {
  /** False on a page that can only be read. */
  readonly canApprove: boolean;
  /** Pictures that equal the approved ones. */
  readonly passed: number;
  /** What is still to be looked at. */
  readonly findings: readonly Finding[];
  readonly causes: readonly Cause[];
  /** Causes approved already of findings that wait for another of their causes, by the finding's id. */
  readonly approvedCauses: Readonly<{ [finding: string]: readonly string[] }>;
  /** Why a picture is not shown, by its hash. */
  readonly missing: Readonly<{ [hash: string]: string }>;
}

/** Findings that somebody approves. */
export interface Approval {
  /** The cause that was looked at; null for the pictures as they are, whatever changed them. */
  readonly cause: string | null;
  /** Ids. */
  readonly findings: readonly string[];
}

/** Cause of the findings that cannot be approved, on the page. */
const toFix = 'to-fix';

/** A cause with those of its findings that are still to be looked at. */
export interface Group {
  readonly id: string;
  readonly label: string;
  /** Null for what cannot be approved. */
  readonly cause: Cause | null;
  readonly findings: readonly Finding[];
}

/** The causes in their order, then what has to be fixed. */
export function groupsOf({
  causes,
  findings,
  approvedCauses,
}: Pick<Review, 'causes' | 'findings' | 'approvedCauses'>): readonly Group[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const caused = new Set(causes.flatMap((cause) => cause.findings));
  const groups: Group[] = causes.map((cause) => ({
    id: cause.id,
    label: cause.label,
    cause,
    findings: cause.findings
      .filter((id) => !approvedCauses[id]?.includes(cause.id))
      .flatMap((id) => byId.get(id) ?? []),
  }));
  const rest = findings.filter(({ id }) => !caused.has(id));
  groups.push({ id: toFix, label: 'To be fixed first', cause: null, findings: rest });
  return groups.filter((group) => group.findings.length > 0);
}
