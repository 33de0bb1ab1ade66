import {
  type Evidence,
  EvidenceReceipt,
  type EvidenceWords,
} from '../../illustrations/EvidenceReceipt/EvidenceReceipt.tsx';
import { LevelLadder } from '../../illustrations/LevelLadder/LevelLadder.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { type Score, ScoreCell } from '../../illustrations/ScoreCell/ScoreCell.tsx';
import * as styles from './PackDocument.css.ts';

export interface PackWords extends EvidenceWords {
  /** Follows the level that the candidate's words match: '(matched)'. */
  readonly matched: string;
}

/** One competency with its score, its receipt and its four levels. */
export interface PackRowContent {
  /** Fragment for links to this row. */
  readonly id: string;
  /** The behavior to watch for in an interview. */
  readonly behavior: string;
  readonly evidence: Evidence;
  readonly anchors: readonly { readonly level: Score; readonly anchor: string }[];
}

/** One score of the pack, beside its evidence and all levels that it could have been. */
export function PackRow(props: PackRowContent & { readonly words: PackWords }) {
  const { id, behavior, evidence, anchors, words } = props;
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <span aria-hidden="true" className={styles.cell}>
          <ScoreCell score={evidence.score} size="large" />
        </span>
        <div>
          <Heading level={3} id={id}>
            {evidence.competency}
          </Heading>
          <p className={styles.behavior}>{behavior}</p>
        </div>
      </div>
      <div className={styles.receipt}>
        <EvidenceReceipt {...evidence} words={words} isLong isNamed={false} />
      </div>
      <LevelLadder anchors={anchors} matched={{ level: evidence.score, label: words.matched }} />
    </div>
  );
}
