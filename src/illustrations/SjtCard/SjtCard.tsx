import { Sheet, SheetFoot, SheetLabel } from '../../primitives/Sheet/Sheet.tsx';
import { ExpertDots } from './ExpertDots.tsx';
import * as styles from './SjtCard.css.ts';

export interface SjtCardProps {
  /** One sentence for people who do not see the picture. */
  readonly description: string;
  readonly title: string;
  /** What the task shows. */
  readonly competency: string;
  readonly situationLabel: string;
  readonly situation: string;
  readonly question: string;
  /** Four options that a sensible person might take. */
  readonly options: readonly {
    readonly letter: string;
    readonly text: string;
    /** How many experts gave it a 1, 2, 3, 4 and 5. */
    readonly ratings: readonly [number, number, number, number, number];
    /** What the key gives for it, such as '2 points'. */
    readonly points: string;
    /** Who took it. Default: nobody yet. */
    readonly chosenBy?: string;
  }[];
  /** How to read the dots and the points. */
  readonly note: string;
}

/** A situational judgment task: the situation, four options, and how experts rated each of them. */
export function SjtCard(props: SjtCardProps) {
  return (
    <Sheet description={props.description} title={props.title} owner={props.competency}>
      <div className={styles.situation}>
        <SheetLabel>{props.situationLabel}</SheetLabel>
        <p className={styles.story}>{props.situation}</p>
        <p className={styles.question}>{props.question}</p>
      </div>
      {props.options.map(({ letter, text, ratings, points, chosenBy }) => (
        <div
          key={letter}
          className={chosenBy === undefined ? styles.option : `${styles.option} ${styles.chosen}`}
        >
          <span className={styles.letter}>{letter}</span>
          <div>
            <p>{text}</p>
            {chosenBy !== undefined && <p className={styles.choice}>{chosenBy}</p>}
          </div>
          <div className={styles.rating}>
            <ExpertDots ratings={ratings} />
            <span className={styles.points}>{points}</span>
          </div>
        </div>
      ))}
      <SheetFoot>{props.note}</SheetFoot>
    </Sheet>
  );
}
