import type { ReactNode } from 'react';
import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import * as styles from './FilePage.css.ts';
import { moving } from './moving.ts';

interface FilePageProps {
  /** One sentence for people who do not see the picture. */
  readonly description: string;
  /** The role that is hired for. */
  readonly role: string;
  /** Printed in the head: says that the file is made up. */
  readonly note: string;
  /** The candidate and the scores so far, 0 for each that is missing. Default: nobody has applied. */
  readonly candidate?: { readonly name: string; readonly scores: readonly Score[] } | undefined;
  /** Whether the scores in the head move into the next page by a view transition. Default false. */
  readonly passesScores?: boolean;
  /** `first` appears without animation; `later` slides up a little. Default `later`. */
  readonly order?: 'first' | 'later';
  /** Drawing of the page: what is being filled in. */
  readonly children: ReactNode;
}

/** A page of the example file while it is filled in: a head with the scores so far, and a drawing below. */
export function FilePage(props: FilePageProps) {
  const {
    description,
    role,
    note,
    candidate,
    order = 'later',
    passesScores = false,
    children,
  } = props;
  return (
    <figure aria-label={description} className={styles.root}>
      <div className={styles.head}>
        <div className={styles.labels}>
          <p className={styles.role[candidate === undefined ? 'alone' : 'known']}>{role}</p>
          <p>{note}</p>
        </div>
        {candidate !== undefined && (
          <div className={styles.scores}>
            <p className={styles.candidate}>{candidate.name}</p>
            {candidate.scores.map((score, index) => (
              <span
                // Hidden from screen readers: a score without its competency, which only the page below names.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                aria-hidden="true"
                className={styles.score}
                data-moves={passesScores ? moving.scores[index] : undefined}
              >
                <ScoreCell score={score} size="large" />
              </span>
            ))}
          </div>
        )}
      </div>
      <div className={styles.body[order]} data-moves={moving.page}>
        {children}
      </div>
    </figure>
  );
}
