import * as styles from './StagePlan.css.ts';

export interface StagePlanProps {
  /** The stages in their order, three to six. */
  readonly stages: readonly {
    readonly name: string;
    readonly runBy: string;
    readonly minutes: number;
    /** The competencies that the stage scores, and who is responsible for each score. May be empty. */
    readonly scored: readonly { readonly competency: string; readonly owner: string }[];
    /** Above the scores: explains the names beside them, or what a stage without scores does. Default: none. */
    readonly note?: string;
  }[];
  /** Printed after the number of minutes: 'minutes'. */
  readonly unit: string;
  /** Totals over all stages, one line each. */
  readonly totals: readonly string[];
}

/** The stages of a hiring process: who runs each, how long it takes, what it scores and who is responsible. */
export function StagePlan({ stages, unit, totals }: StagePlanProps) {
  const longest = Math.max(...stages.map(({ minutes }) => minutes));
  return (
    <div className={styles.root}>
      <ol>
        {stages.map(({ name, runBy, minutes, scored, note }, index) => (
          <li key={name} className={styles.stage}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <div className={styles.name}>
              <div>{name}</div>
              <div className={styles.runBy}>{runBy}</div>
            </div>
            <div className={styles.time}>
              <p className={styles.minutes}>{`${minutes} ${unit}`}</p>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${longest} 12`}
                preserveAspectRatio="none"
                className={styles.bar}
              >
                <path d={`M0 0H${longest}V12H0z`} className={styles.track} />
                <path d={`M0 0H${minutes}V12H0z`} />
              </svg>
            </div>
            <div className={styles.scores}>
              {note !== undefined && <p className={styles.kind.note}>{note}</p>}
              {scored.map(({ competency, owner }) => (
                <div key={competency} className={styles.kind.scored}>
                  <p>{competency}</p>
                  <p className={styles.runBy}>{owner}</p>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.totals}>
        {totals.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
