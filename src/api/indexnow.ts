/** How a submission to the indexing service ended. */
export type IndexNowOutcome =
  /** The site is not live: nothing was sent. */
  | 'dry_run'
  /** The service took the list (200, or 202 while it checks the key). */
  | 'submitted'
  /** Nothing changed since the last submission: nothing was sent. */
  | 'unchanged'
  /** The last submission is too recent: nothing was sent. */
  | 'cooling_down'
  /** The service refused, could not be reached, or the key file is not in place. */
  | 'failed';

/** What `POST /api/indexnow` answers (status 200), whatever the outcome. */
export interface IndexNowReport {
  outcome: IndexNowOutcome;
  /** One sentence for people. For a failure exactly one of the two texts below. */
  text: string;
  /** The site's host name. */
  host: string;
  /** The addresses sent, or those that would be. */
  urls: string[];
  /** The service's status, or null when it did not answer or was not asked. */
  status: number | null;
  /** Time of the submission, ISO 8601 in UTC. */
  at: string;
}

/** The text for a status other than 200 and 202. */
export const failedWithStatus = (status: number): string =>
  `IndexNow submission failed with status ${status}`;

/** The text for an exception: its message, or 'Unknown error' when it has none. */
export const failedWithError = (error: unknown): string =>
  `IndexNow submission failed: ${(error instanceof Error && error.message) || 'Unknown error'}`;
