import type { Cause, Finding, Report } from '../findings.ts';

/** What the review page shows. The commands make it, and the page reads it as `review.js`. */
export interface Review extends Pick<Report, 'passed' | 'findings' | 'causes'> {
  /** False on a page that can only be read. */
  readonly canApprove: boolean;
}

/** Findings that somebody approves. */
export interface Approval {
  /** The cause that was looked at; null for the pictures as they are, whatever changed them. */
  readonly cause: string | null;
  /** Ids. */
  readonly findings: readonly string[];
}

/** A cause with those of its findings that are still to be looked at. */
export interface Group {
  readonly id: string;
  readonly label: string;
  /** Null for what cannot be approved. */
  readonly cause: Cause | null;
  readonly findings: readonly Finding[];
}

/** The causes in their order, then what has to be fixed. */
export function groupsOf({ causes, findings }: Review): readonly Group[] {
  const caused = new Set(causes.flatMap((cause) => cause.findings));
  const groups: Group[] = causes.map((cause) => ({
    id: cause.id,
    label: cause.label,
    cause,
    findings: findings.filter(({ id }) => cause.findings.includes(id)),
  }));
  const rest = findings.filter(({ id }) => !caused.has(id));
  groups.push({ id: 'to-fix', label: 'To be fixed first', cause: null, findings: rest });
  return groups.filter((group) => group.findings.length > 0);
}
