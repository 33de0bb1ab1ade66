import { type Score, ScoreCell } from '../../primitives/ScoreCell/ScoreCell.tsx';
import * as styles from './AnswerChoice.css.ts';
import { Pointer } from './Pointer.tsx';

/** The state of an answer: untouched, under the pointer, chosen, scored. */
export const answerSteps = ['open', 'pointed', 'chosen', 'scored'] as const;

export interface AnswerChoiceProps {
  readonly situation: string;
  readonly options: readonly { readonly letter: string; readonly text: string }[];
  /** Letter of the option that the candidate takes. */
  readonly chosen: string;
  /** What the answer key gives for it. */
  readonly score: Score;
  /** Default: scored. */
  readonly step?: (typeof answerSteps)[number];
}

/** A question of the proof test while a candidate answers it. */
export function AnswerChoice(props: AnswerChoiceProps) {
  const { situation, options, chosen, score, step = 'scored' } = props;
  const isChosen = step === 'chosen' || step === 'scored';
  return (
    <div className={styles.root}>
      <p className={styles.situation}>{situation}</p>
      <div className={styles.options}>
        {options.map(({ letter, text }) => (
          <div
            key={letter}
            className={styles.option[letter === chosen && isChosen ? 'chosen' : 'open']}
          >
            <span className={styles.letter}>{letter}</span>
            <span>{text}</span>
            {letter === chosen && (
              <>
                <span className={styles.score[step === 'scored' ? 'here' : 'coming']}>
                  <ScoreCell score={score} size="large" />
                </span>
                <Pointer isHere={step !== 'open'} />
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
