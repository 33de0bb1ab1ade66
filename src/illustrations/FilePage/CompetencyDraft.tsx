import * as styles from './CompetencyDraft.css.ts';
import { moving } from './moving.ts';

export interface CompetencyDraftProps {
  /** The competencies in their order. */
  readonly rows: readonly {
    /** The phrase or fact of the role from which the competency was drawn. Default: not shown. */
    readonly from?: string;
    readonly name: string;
    /** What to watch for, in one sentence. Default: not shown. */
    readonly behavior?: string;
    /** Name in the draft, before a person renamed the competency. Default: it was not renamed. */
    readonly drafted?: string;
  }[];
  /** How many rows show their name so far. `rows.length + 1` also shows the renaming. Default: all of it. */
  readonly named?: number;
}

/** Phrases of the role that become competencies, one after the other. */
export function CompetencyDraft({ rows, named = Infinity }: CompetencyDraftProps) {
  return (
    <div className={styles.rows}>
      {rows.map(({ from, name, drafted, behavior }, index) => {
        const state = drafted === undefined || named > rows.length ? 'own' : 'drafted';
        return (
          <div key={name} className={styles.row[from === undefined ? 'plain' : 'drawn']}>
            <span className={styles.number}>{index + 1}</span>
            {from !== undefined && (
              <p className={styles.phrase} data-moves={moving.phrases[index]}>
                {from}
              </p>
            )}
            <div
              className={styles.name[index < named ? 'here' : 'coming']}
              data-moves={moving.names[index]}
            >
              {drafted !== undefined && <p className={styles.draftedName[state]}>{drafted}</p>}
              <p className={styles.ownName[state]}>{name}</p>
            </div>
            {behavior !== undefined && <p className={styles.behavior}>{behavior}</p>}
          </div>
        );
      })}
    </div>
  );
}
