import {
  type Evidence,
  EvidenceReceipt,
  type EvidenceWords,
} from '../EvidenceReceipt/EvidenceReceipt.tsx';
import * as styles from './PrintedReceipt.css.ts';

export interface PrintedReceiptProps extends Evidence {
  /** The words that are the same on every receipt. */
  readonly words: EvidenceWords;
  /** Says that the data is made up, on one picture of a page. Default: nothing. */
  readonly stamp?: string | undefined;
}

/** One score's receipt as a picture of its own. It needs no description, because its words are real text. */
export function PrintedReceipt({ words, stamp, ...evidence }: PrintedReceiptProps) {
  // Only with a stamp, which is its caption, is the picture a figure.
  const Element = stamp === undefined ? 'div' : 'figure';
  return (
    <Element className={styles.root}>
      <div className={styles.panel}>
        <EvidenceReceipt {...evidence} words={words} isLong />
      </div>
      {stamp !== undefined && <figcaption className={styles.caption}>{stamp}</figcaption>}
    </Element>
  );
}
