import type { Decision, Record, Report } from '../findings.ts';

/** What the review asks of the comparison and of the store. */
export interface Engine {
  /** The last comparison. */
  report(): Promise<Report>;
  /** Every decision on record, oldest first. */
  records(): readonly Record[];
  /** Lossless file of a picture; null when there is none of this hash. */
  picture(
    hash: string,
  ): { readonly bytes: Buffer; readonly type: 'image/webp' | 'image/png' } | null;
  /** Drawing of what differs between two pictures. */
  drawing(before: string, after: string, shift: { x: number; y: number } | null): Promise<Buffer>;
  /** Carries a decision out and keeps it as a record. */
  decide(decision: Decision): Promise<void>;
  /** Compares again, after decisions were carried out. */
  compareAgain(): Promise<Report>;
}
