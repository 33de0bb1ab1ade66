import * as styles from './WaitlistOverview.css.ts';

interface SignupChartProps {
  /** Names the chart. */
  readonly label: string;
  /** Oldest first. */
  readonly byDay: readonly { readonly day: string; readonly count: number }[];
}

const barWidth = 10;
const height = 80;

/** A bar a day, as high as the day's signups; each says its day and number. */
export function SignupChart({ label, byDay }: SignupChartProps) {
  const most = Math.max(1, ...byDay.map(({ count }) => count));
  const total = byDay.reduce((sum, { count }) => sum + count, 0);
  return (
    <svg
      role="img"
      aria-label={`${label}: ${total}`}
      viewBox={`0 0 ${byDay.length * barWidth} ${height}`}
      preserveAspectRatio="none"
      className={styles.chart}
    >
      {byDay.map(({ day, count }, index) => {
        const size = Math.max(1, (count / most) * height);
        return (
          <rect
            key={day}
            x={index * barWidth + 1}
            y={height - size}
            width={barWidth - 2}
            height={size}
          >
            <title>{`${day}: ${count}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
