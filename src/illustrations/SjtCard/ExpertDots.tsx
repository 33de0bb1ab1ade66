import * as styles from './SjtCard.css.ts';

const column = 12;
const row = 5.5;
const height = 34;

interface ExpertDotsProps {
  /** How many experts gave the option a 1, 2, 3, 4 and 5. At most six in one place. */
  readonly ratings: readonly [number, number, number, number, number];
}

/** Where the dots stand: a path of points without length, which round line ends make visible. */
const points = (ratings: ExpertDotsProps['ratings']): string =>
  ratings
    .flatMap((count, rating) =>
      Array.from(
        { length: count },
        (_, pile) => `M${(rating + 0.5) * column} ${height - 4.5 - pile * row}h0`,
      ),
    )
    .join('');

/** One dot an expert, piled over the rating they gave, from poor at the left to best at the right. */
export function ExpertDots({ ratings }: ExpertDotsProps) {
  const width = ratings.length * column;
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      className={styles.dots}
    >
      <path d={`M0 ${height - 0.5}H${width}`} className={styles.axis} />
      <path d={points(ratings)} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
