import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import * as styles from './Thumbnail.css.ts';

/** Parts of a line, in order: words, and scores in their cells. */
export type ThumbnailLine = readonly (string | Score)[];

const isTime = /^\d\d:\d\d$/;

interface ThumbnailProps {
  /** At most three lines. */
  readonly lines: readonly ThumbnailLine[];
}

/** The corner of a receipt, which hints at an article's subject. Decorative: the words beside it say more. */
export function Thumbnail({ lines }: ThumbnailProps) {
  return (
    <div aria-hidden="true" className={styles.root} data-cropped="">
      <div className={styles.slip}>
        <div className={styles.paper}>
          {lines.map((line) => (
            <div key={line.join()} className={styles.line}>
              {line.map((part, index) =>
                typeof part === 'string' ? (
                  <span key={part} className={isTime.test(part) ? styles.time : undefined}>
                    {part}
                  </span>
                ) : (
                  // The same score may be in a line twice.
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={index} className={styles.cell}>
                    <ScoreCell score={part} size="large" />
                  </span>
                ),
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
