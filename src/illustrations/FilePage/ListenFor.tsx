import * as styles from './ListenFor.css.ts';

export interface ListenForProps {
  readonly competency: string;
  /** What an interviewer listens for, in the order in which it is heard; some with the minute. */
  readonly lines: readonly { readonly text: string; readonly time?: string }[];
  /** How many were heard so far. Default: all. */
  readonly ticked?: number;
}

/** A coach card during the interview: lines that are ticked when they are heard. */
export function ListenFor({ competency, lines, ticked = Infinity }: ListenForProps) {
  return (
    <div className={styles.root}>
      <p className={styles.competency}>{competency}</p>
      <div className={styles.lines}>
        {lines.map(({ text, time }, index) => {
          const state = index < ticked ? 'here' : 'coming';
          return (
            <div key={text} className={styles.line[state === 'here' ? 'ticked' : 'open']}>
              <span className={styles.box}>
                <svg
                  aria-hidden="true"
                  width="1em"
                  height="1em"
                  viewBox="0 0 16 16"
                  fill="none"
                  strokeWidth="2.25"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  <path pathLength="1" d="M3 8.5l3.2 3.2L13 4.6" className={styles.tick[state]} />
                </svg>
              </span>
              <span>{text}</span>
              {time !== undefined && <span className={styles.time[state]}>{time}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
}
