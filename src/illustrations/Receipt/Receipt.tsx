import type { ReactNode } from 'react';
import * as styles from './Receipt.css.ts';

/** The words of a receipt: the title of its head, and the lines below. */
export interface ReceiptWords {
  readonly title: string;
  readonly lines: readonly { readonly term: string; readonly detail: string }[];
}

interface ReceiptProps {
  /** What the receipt is for, at the start of its head. Default: no head. */
  readonly title?: string;
  /** Whose receipt it is, or when it was printed, at the end of its head. Default: nothing. */
  readonly aside?: string | undefined;
  /** Whether the receipt feeds out of a slot when it appears. Default false. */
  readonly isFed?: boolean;
  /** Content of the receipt, below its head. */
  readonly children: ReactNode;
}

/** A strip of white paper with a torn lower edge, for light and dark backgrounds. */
export function Receipt({ title, aside, isFed = false, children }: ReceiptProps) {
  const look = isFed ? 'fed' : 'still';
  return (
    <div className={styles.root[look]}>
      <div className={styles.paper[look]}>
        {title !== undefined && (
          <div className={styles.head}>
            <p>{title}</p>
            {aside !== undefined && <p>{aside}</p>}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

/** Lines of a receipt as large numerals, beside each other. */
export function ReceiptFigures({ lines }: Pick<ReceiptWords, 'lines'>) {
  return (
    <dl className={styles.figures}>
      {lines.map(({ term, detail }) => (
        <div key={term} className={styles.figure}>
          <dt>{term}</dt>
          <dd className={styles.numeral}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lines of a receipt, one below the other. */
export function ReceiptLines({ lines }: Pick<ReceiptWords, 'lines'>) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ term, detail }) => (
        <div key={term} className={styles.line}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
