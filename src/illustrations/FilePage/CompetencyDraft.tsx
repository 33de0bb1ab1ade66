import * as styles from './CompetencyDraft.css.ts';

export interface CompetencyDraftProps {
  /** Each competency with the phrase or fact of the role that it was drawn from. */
  readonly rows: readonly { readonly from: string; readonly name: string }[];
  /** How many have their name so far. Default: all. */
  readonly named?: number;
}

/** Phrases of the role that become competencies, one after the other. */
export function CompetencyDraft({ rows, named = Infinity }: CompetencyDraftProps) {
  return (
    <div className={styles.rows}>
      {rows.map(({ from, name }, index) => (
        <div key={name} className={styles.row}>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.phrase}>{from}</span>
          <span className={styles.name[index < named ? 'here' : 'coming']}>{name}</span>
        </div>
      ))}
    </div>
  );
}
