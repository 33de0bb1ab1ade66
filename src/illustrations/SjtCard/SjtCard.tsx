import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Sheet, SheetFoot, SheetLabel, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './SjtCard.css.ts';

export interface SjtCardProps extends SheetWords {
  /** The competency that the task tests. */
  readonly competency: string;
  /** Label of the situation: 'Situation'. */
  readonly situationLabel: string;
  /** What has happened, in two or three sentences. */
  readonly situation: string;
  /** What the candidate is asked. */
  readonly question: string;
  /** Read by screen readers before the level of each option. */
  readonly levelLabel: string;
  /** Four options that a sensible person might choose. */
  readonly options: readonly {
    readonly letter: string;
    readonly text: string;
    /** The level that the answer key gives for the option. */
    readonly level: Score;
    /** Says who chose the option. Default: nobody. */
    readonly chosenBy?: string;
  }[];
  /** Where the answer key comes from. Default: not said here. */
  readonly note?: string;
}

/** A situational judgment task: the situation, four options, and the level of each option. */
export function SjtCard(props: SjtCardProps) {
  return (
    <Sheet
      description={props.description}
      title={props.title}
      stamp={props.stamp}
      owner={props.competency}
    >
      <div className={styles.situation}>
        <SheetLabel>{props.situationLabel}</SheetLabel>
        <p className={styles.story}>{props.situation}</p>
        <p className={styles.question}>{props.question}</p>
      </div>
      {props.options.map(({ letter, text, level, chosenBy }) => (
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
            <VisuallyHidden>{`${props.levelLabel} `}</VisuallyHidden>
            <ScoreCell score={level} />
          </div>
        </div>
      ))}
      {props.note !== undefined && <SheetFoot>{props.note}</SheetFoot>}
    </Sheet>
  );
}
