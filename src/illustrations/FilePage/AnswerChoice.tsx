import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import * as styles from './AnswerChoice.css.ts';
import { Pointer } from './Pointer.tsx';
import { moving } from './moving.ts';

/** The state of an answer: untouched, under the pointer, chosen, scored, its score explained. */
export const answerSteps = ['open', 'pointed', 'chosen', 'scored', 'explained'] as const;

export interface AnswerChoiceProps {
  readonly situation: string;
  readonly options: readonly {
    readonly letter: string;
    readonly text: string;
    /** The score that the answer key gives for the option. */
    readonly level: Score;
  }[];
  /** Letter of the option that the candidate chooses; empty where none is chosen. */
  readonly chosen: string;
  /** The competency that the question tests, and the reason for the score. Default: neither is shown. */
  readonly scored?: {
    readonly competency: string;
    /** Index of the competency among the five. */
    readonly place: number;
    /** The anchor that the chosen answer matches. */
    readonly anchor: string;
  };
  /** How far the drawing has come. Default: 'explained'. */
  readonly step?: (typeof answerSteps)[number];
}

/** A question of the proof test while a candidate answers it, and the score that the answer key gives. */
export function AnswerChoice(props: AnswerChoiceProps) {
  const { situation, options, chosen, scored, step = 'explained' } = props;
  const hasReached = (other: (typeof answerSteps)[number]) =>
    answerSteps.indexOf(step) >= answerSteps.indexOf(other);
  const key = hasReached('explained') ? 'here' : 'coming';
  return (
    <div className={styles.root}>
      {scored && (
        <p className={styles.competency}>
          <span data-moves={moving.names[scored.place]}>{scored.competency}</span>
        </p>
      )}
      <p className={styles.situation}>{situation}</p>
      <div className={styles.options}>
        {options.map(({ letter, text, level }) => {
          const isChosen = letter === chosen;
          return (
            <div
              key={letter}
              className={styles.option[isChosen && hasReached('chosen') ? 'chosen' : 'open']}
            >
              <p className={styles.letter}>{letter}</p>
              <p>{text}</p>
              {isChosen && (
                <>
                  <span className={styles.score[hasReached('scored') ? 'here' : 'coming']}>
                    <ScoreCell score={level} size="large" />
                  </span>
                  <Pointer isHere={step !== 'open'} />
                </>
              )}
              {!isChosen && scored && (
                <span className={styles.level[level === 4 ? 'best' : 'other'][key]}>
                  <ScoreCell score={level} size="large" />
                </span>
              )}
            </div>
          );
        })}
      </div>
      {scored && (
        <div className={styles.anchor[key]}>
          <span className={styles.anchorScore}>
            <ScoreCell
              score={options.find(({ letter }) => letter === chosen)?.level ?? 0}
              size="large"
            />
          </span>
          <p>{scored.anchor}</p>
        </div>
      )}
    </div>
  );
}
