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
    /** What the answer key gives for it. */
    readonly level: Score;
  }[];
  /** Letter of the option that the candidate takes; empty where nobody has. */
  readonly chosen: string;
  /** What the question scores, and why the chosen answer has its score. Default: not shown. */
  readonly scored?: {
    readonly competency: string;
    /** Its place among the competencies, from 0. */
    readonly place: number;
    /** The anchor that the chosen answer matches. */
    readonly anchor: string;
  };
  /** Default: explained. */
  readonly step?: (typeof answerSteps)[number];
}

/** A question of the proof test while a candidate answers it, and the key that scores the answer. */
export function AnswerChoice(props: AnswerChoiceProps) {
  const { situation, options, chosen, scored, step = 'explained' } = props;
  const isAfter = (other: (typeof answerSteps)[number]) =>
    answerSteps.indexOf(step) >= answerSteps.indexOf(other);
  const key = isAfter('explained') ? 'here' : 'coming';
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
              className={styles.option[isChosen && isAfter('chosen') ? 'chosen' : 'open']}
            >
              <p className={styles.letter}>{letter}</p>
              <p>{text}</p>
              {isChosen && (
                <>
                  <span className={styles.score[isAfter('scored') ? 'here' : 'coming']}>
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
