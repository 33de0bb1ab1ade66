import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CompetencyDraft.css.ts';
import { moving } from './moving.ts';

export interface CompetencyDraftProps {
  /** The competencies in their order. */
  readonly rows: readonly {
    /** The phrase or fact of the role that it was drawn from. Default: not shown. */
    readonly from?: string;
    readonly name: string;
    /** What to watch for, in one sentence. Default: not shown. */
    readonly behavior?: string;
    /** What the draft called it, before a person renamed it. Default: the name has stayed. */
    readonly drafted?: string;
  }[];
  /** How many have a name so far; one more than there are rows once they are renamed. Default: all. */
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
            <VisuallyHidden> </VisuallyHidden>
            {from !== undefined && (
              <span className={styles.phrase} data-moves={moving.phrases[index]}>
                {from}
              </span>
            )}
            <VisuallyHidden>, </VisuallyHidden>
            <span
              className={styles.name[index < named ? 'here' : 'coming']}
              data-moves={moving.names[index]}
            >
              {drafted !== undefined && (
                <>
                  <span className={styles.draftedName[state]}>{drafted}</span>
                  <VisuallyHidden>, </VisuallyHidden>
                </>
              )}
              <span className={styles.ownName[state]}>{name}</span>
            </span>
            {behavior !== undefined && <span className={styles.behavior}>{behavior}</span>}
          </div>
        );
      })}
    </div>
  );
}
