import {
  type Evidence,
  EvidenceReceipt,
  type EvidenceWords,
} from '../EvidenceReceipt/EvidenceReceipt.tsx';
import * as styles from './PrintedReceipt.css.ts';

export interface PrintedReceiptProps extends Evidence {
  /** The words that are the same on every receipt. */
  readonly words: EvidenceWords;
  /** Printed below: says that the file is made up. */
  readonly note: string;
}

/** One score's receipt as a picture by itself: real words, so that nothing of it needs a description. */
export function PrintedReceipt({ words, note, ...evidence }: PrintedReceiptProps) {
  return (
    <figure className={styles.root}>
      <div className={styles.panel}>
        <EvidenceReceipt {...evidence} words={words} isLong />
      </div>
      <figcaption className={styles.caption}>{note}</figcaption>
    </figure>
  );
}
