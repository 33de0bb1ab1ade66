import { LevelLadder } from '../../illustrations/LevelLadder/LevelLadder.tsx';
import { PhoneFold } from '../../primitives/PhoneFold/PhoneFold.tsx';
import type { Score } from '../../illustrations/ScoreCell/ScoreCell.tsx';
import * as styles from './Scorecard.css.ts';

export interface ScorecardItem {
  readonly id: string;
  readonly name: string;
  readonly behavior: string;
  readonly question: string;
  /** Lowest level first. */
  readonly anchors: readonly { readonly level: Score; readonly anchor: string }[];
}

export interface ScorecardWords {
  /** Before the question. */
  readonly ask: string;
  /** Label of the space for the score. */
  readonly score: string;
  /** Label of the line for notes. */
  readonly noted: string;
}

interface ItemProps {
  readonly item: ScorecardItem;
  readonly words: ScorecardWords;
  /** Whether the fold is open at first. */
  readonly isFirst: boolean;
}

/** A competency with its question and levels. On a phone each is a fold, and one is open at a time. */
export function Item({ item, words, isFirst }: ItemProps) {
  const { name, behavior, question, anchors } = item;
  return (
    <li className={styles.item}>
      <PhoneFold name="scorecard" heading={name} isOpen={isFirst}>
        <div className={styles.body}>
          <div className={styles.about}>
            <p>{behavior}</p>
            <p>
              <strong>{`${words.ask}: `}</strong>
              <span>{question}</span>
            </p>
            <div className={`${styles.blanks} ${styles.onPaper}`}>
              <p className={styles.score}>{words.score}</p>
              <p className={styles.blank}>{words.noted}</p>
            </div>
          </div>
          <div className={styles.levels}>
            <LevelLadder anchors={anchors} />
          </div>
        </div>
      </PhoneFold>
    </li>
  );
}
