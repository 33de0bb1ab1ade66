import {
  type Evidence,
  EvidenceReceipt,
  type EvidenceWords,
} from '../EvidenceReceipt/EvidenceReceipt.tsx';
import * as styles from './ReceiptSlot.css.ts';

interface ReceiptSlotProps {
  readonly shape: keyof typeof styles.slot;
  /** The evidence for each score, in the order of the scores. */
  readonly evidence: readonly Evidence[];
  /** Index of the receipt that is shown while no score is pressed. */
  readonly first: number;
  /** The words that are the same on every receipt. */
  readonly words: EvidenceWords;
  /** Label of the button that closes the receipt of a `spread` on a phone. */
  readonly close: string | undefined;
}

/** The place of a grid's receipts; only the receipt of the pressed score is visible. */
export function ReceiptSlot({ shape, evidence, first, words, close }: ReceiptSlotProps) {
  return (
    <div className={styles.slot[shape]}>
      {evidence.map((item, place) => (
        <div
          key={item.competency}
          className={
            place === first ? `${styles.paper[shape]} ${styles.first[shape]}` : styles.paper[shape]
          }
        >
          {shape === 'spread' && (
            <div className={styles.bar}>
              <input type="reset" value={close} className={styles.close} />
            </div>
          )}
          <EvidenceReceipt {...item} words={words} isFed />
        </div>
      ))}
    </div>
  );
}
