import { RadioOverlay } from '../../primitives/RadioOverlay/RadioOverlay.tsx';
import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { Sheet, SheetBody, SheetFoot, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ProofQuestion.css.ts';

export interface ProofQuestionProps extends SheetWords {
  /** Id of the question's text, and prefix of its controls' name: unique on the page. */
  readonly id: string;
  /** The role that is tested. */
  readonly role: string;
  /** What has happened, in two or three sentences. */
  readonly situation: string;
  /** What the candidate is asked. */
  readonly question: string;
  /** Shown in place of a result until an option is chosen. */
  readonly hint: string;
  /** At most four options. */
  readonly options: readonly {
    readonly letter: string;
    readonly text: string;
    readonly level: Score;
    /** Shown and announced once the option is chosen. */
    readonly result: string;
  }[];
  /** What happens to the answer. */
  readonly note: string;
}

/**
 * A question of the proof test to try: a choice shows which level it matches. Made of radio buttons and
 * styles only, so that it works before scripts load, and by keyboard.
 */
export function ProofQuestion(props: ProofQuestionProps) {
  const { id, situation, question, hint, options, note, role, ...words } = props;
  return (
    <Sheet {...words} owner={role}>
      <fieldset aria-labelledby={id} className={styles.root}>
        <SheetBody>
          <p>{situation}</p>
          <p id={id} className={styles.question}>
            {question}
          </p>
        </SheetBody>
        {options.map(({ letter, text, level }) => (
          <label key={letter} className={styles.option}>
            <RadioOverlay name={`${id}-answer`} value={letter} />
            <span className={styles.letter}>{letter}</span>
            <VisuallyHidden>: </VisuallyHidden>
            <span>{text}</span>
            {/* Hidden from screen readers: the result says the level. */}
            <span aria-hidden="true" className={styles.level}>
              <ScoreCell score={level} />
            </span>
          </label>
        ))}
        <p className={styles.results}>
          <span className={styles.hint}>{`${hint} `}</span>
          <span role="status" className={styles.matches}>
            {options.map(({ letter, result }) => (
              <span key={letter} className={styles.matched}>
                {`${result} `}
              </span>
            ))}
          </span>
        </p>
      </fieldset>
      <SheetFoot>{note}</SheetFoot>
    </Sheet>
  );
}
