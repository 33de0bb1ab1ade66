import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Sheet, SheetFoot, SheetLabel, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './CoachCard.css.ts';

export interface CoachCardProps extends SheetWords {
  /** The interviewer who holds the card. */
  readonly interviewer: string;
  /** The moment the card is for, in the buyer's words. */
  readonly prompt: string;
  /** Label of the questions: 'Ask'. */
  readonly askLabel: string;
  /** Questions, in order. */
  readonly ask: readonly string[];
  /** Label of `listen`: 'Listen for'. */
  readonly listenLabel: string;
  /** What a strong answer does. */
  readonly listen: readonly string[];
  /** Label of the red flag: 'Red flag'. */
  readonly redFlagLabel: string;
  /** An answer, in one sentence, that should make the interviewer ask again. */
  readonly redFlag: string;
  /** What the interviewer does with the answers. */
  readonly note: string;
}

/** The card that one interviewer holds: the questions, what a strong answer does, and the red flag. */
export function CoachCard(props: CoachCardProps) {
  return (
    <Sheet
      description={props.description}
      title={props.title}
      stamp={props.stamp}
      owner={props.interviewer}
    >
      <p className={styles.prompt}>{props.prompt}</p>
      <div className={styles.part}>
        <SheetLabel>{props.askLabel}</SheetLabel>
        <div className={styles.lines}>
          {props.ask.map((question, index) => (
            <div key={question} className={styles.line}>
              <span className={styles.number}>{index + 1}</span>
              <p>{question}</p>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.part}>
        <SheetLabel>{props.listenLabel}</SheetLabel>
        <div className={styles.lines}>
          {props.listen.map((sign) => (
            <div key={sign} className={styles.line}>
              <span className={styles.tick}>
                <Icon name="check" />
              </span>
              <p>{sign}</p>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.part}>
        <SheetLabel>{props.redFlagLabel}</SheetLabel>
        <div className={styles.line}>
          <span className={styles.cross}>
            <Icon name="close" />
          </span>
          <p>{props.redFlag}</p>
        </div>
      </div>
      <SheetFoot>{props.note}</SheetFoot>
    </Sheet>
  );
}
