import { keepNames } from '../../primitives/Heading/keepTogether.tsx';
import * as styles from './KeyPoints.css.ts';

interface KeyPointsProps {
  readonly heading: string;
  /** Each opens with a sentence that sums it up. */
  readonly points: readonly string[];
}

/** Splits a point into its opening sentence and the rest. */
function opened(point: string): [opening: string, rest: string] {
  const [, opening = point, rest = ''] = /^(.+?[.?!][”"’]?)\s+(.+)$/.exec(point) ?? [];
  return [opening, rest];
}

/** Numbered main points of an article, each with its opening sentence in bold. */
export function KeyPoints({ heading, points }: KeyPointsProps) {
  return (
    <div className={styles.root}>
      <h2 id="key-points" className={styles.heading}>
        {heading}
      </h2>
      <ol className={styles.list}>
        {points.map((point) => {
          const [opening, rest] = opened(point);
          return (
            <li key={point} className={styles.item}>
              <span>
                <strong className={styles.opening}>{keepNames(opening)}</strong>{' '}
                <span>{keepNames(rest)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
