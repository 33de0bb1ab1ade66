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
  /** The candidate and the scores so far, a blank where there is none. Default: nobody has applied. */
  readonly candidate?: { readonly name: string; readonly scores: readonly Score[] } | undefined;
  /** Whether the scores in its head move into the page after it. Default false. */
  readonly passesScores?: boolean;
  /** `first` is there at once, `later` fades in after the page before it. Default `later`. */
  readonly order?: 'first' | 'later';
  /** What is being filled in. */
  readonly children: ReactNode;
}

/** A page of the example while it is filled in: the head keeps the scores, the page below changes. */
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
                // A score stands without its competency here, which the page below names: hidden from screen readers.
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
