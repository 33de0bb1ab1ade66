import { ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { Sheet, SheetFoot, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './CompetencyRubric.css.ts';

export interface CompetencyRubricProps extends SheetWords {
  /** The role that is hired for. */
  readonly role: string;
  /** The names of the five competencies. */
  readonly competencies: readonly string[];
  /** The competency whose anchors are shown; its name is one of `competencies`. */
  readonly open: {
    readonly name: string;
    /** The competency as behavior that an interviewer can observe. */
    readonly behavior: string;
    /** Four levels, lowest first, each with a sentence a candidate might say. */
    readonly anchors: readonly {
      readonly level: 1 | 2 | 3 | 4;
      readonly anchor: string;
      readonly sound: string;
    }[];
  };
  /** How to read the scale. */
  readonly note: string;
}

/** The draft a person edits: five competencies, one of them opened to its four anchors. */
export function CompetencyRubric(props: CompetencyRubricProps) {
  const { open } = props;
  return (
    <Sheet
      description={props.description}
      title={props.title}
      stamp={props.stamp}
      owner={props.role}
    >
      <div className={styles.body}>
        <div className={styles.index}>
          {props.competencies.map((name, index) => (
            <div
              key={name}
              className={
                name === open.name ? `${styles.competency} ${styles.open}` : styles.competency
              }
            >
              <span className={styles.number}>{index + 1}</span>
              <p>{name}</p>
            </div>
          ))}
        </div>
        <div className={styles.anchors}>
          <p className={styles.behavior}>{open.behavior}</p>
          {open.anchors.map(({ level, anchor, sound }) => (
            <div key={level} className={styles.anchor}>
              <ScoreCell score={level} />
              <div>
                <p>{anchor}</p>
                <p className={styles.sound}>{sound}</p>
              </div>
            </div>
          ))}
        </div>
      </div>
      <SheetFoot>{props.note}</SheetFoot>
    </Sheet>
  );
}
