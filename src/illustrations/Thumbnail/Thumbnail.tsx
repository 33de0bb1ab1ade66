import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import * as styles from './Thumbnail.css.ts';

/** What a line of the small receipt prints, in order: words, and scores in their cells. */
export type ThumbnailLine = readonly (string | Score)[];

const isTime = /^\d\d:\d\d$/;

interface ThumbnailProps {
  /** Three at most. */
  readonly lines: readonly ThumbnailLine[];
}

/** A corner of a receipt, as a sign of what an article shows. For the eye: the words beside it say as much. */
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
