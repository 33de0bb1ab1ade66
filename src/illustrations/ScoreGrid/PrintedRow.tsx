import {
  type Evidence,
  EvidenceReceipt,
  type EvidenceWords,
} from '../EvidenceReceipt/EvidenceReceipt.tsx';
import * as styles from './PrintedRow.css.ts';

interface PrintedRowProps {
  readonly shape: keyof typeof styles.slip;
  /** How many columns the table has. */
  readonly columns: number;
  readonly evidence: Evidence;
  /** The words that are the same on every receipt. */
  readonly words: EvidenceWords;
}

/** The row below a score's own that holds its evidence, shown while that score is pressed. */
export function PrintedRow({ shape, columns, evidence, words }: PrintedRowProps) {
  return (
    <tr className={styles.printed}>
      <td colSpan={columns}>
        <div className={styles.slip[shape]}>
          {shape === 'spread' && <p className={styles.why}>{evidence.rationale}</p>}
          <EvidenceReceipt {...evidence} words={words} isFed />
        </div>
      </td>
    </tr>
  );
}
