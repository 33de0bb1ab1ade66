import { Text } from '../../../../src/primitives/Text/Text.tsx';
import type { Rejection } from '../../../findings.ts';
import type { Draft, PastDecision } from '../../model.ts';
import * as styles from './Inspector.css.ts';

const done = { approve: 'Approved', reject: 'Rejected' } as const;

interface HistoryProps {
  /** The decision that can still be undone. */
  readonly draft: Draft | null;
  /** The rejection that stands on exactly this picture. */
  readonly rejection: Rejection | null;
  readonly past: readonly PastDecision[];
}

/** Every decision on a picture with its note, latest first. */
export function History({ draft, rejection, past }: HistoryProps) {
  const known = past.some(({ at }) => at === rejection?.at);
  const decided: readonly PastDecision[] =
    rejection && !known ? [{ ...rejection, verdict: 'reject' }, ...past] : past;
  if (draft === null && decided.length === 0)
    return (
      <Text size="small" tone="muted">
        Nobody has decided on this picture yet.
      </Text>
    );
  return (
    <ol>
      {draft && (
        <li className={styles.entry}>
          <span>
            {done[draft.verdict]}: {draft.note}
          </span>
          <span className={styles.when}>not yet on record</span>
        </li>
      )}
      {decided.map(({ verdict, by, at, note }) => (
        <li key={`${at} ${by}`} className={styles.entry}>
          <span>
            {done[verdict]}: {note}
          </span>
          <span className={styles.when}>
            {by}, <time dateTime={at}>{at.slice(0, 10)}</time>
          </span>
        </li>
      ))}
    </ol>
  );
}
