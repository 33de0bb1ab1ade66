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
  /** Whose it is, or when it was printed, at the end of its head. */
  readonly aside?: string | undefined;
  /** Feeds out of a slot above it when it appears, once. Default false. */
  readonly isFed?: boolean;
  /** What is printed on it. */
  readonly children: ReactNode;
}

/** A strip of white paper with a torn lower edge, on any ground. */
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

/** What a receipt states in large numerals, beside each other. */
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

/** What a receipt states, a line each. */
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
