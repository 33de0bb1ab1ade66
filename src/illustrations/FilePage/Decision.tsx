import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import * as styles from './Decision.css.ts';
import { Pointer } from './Pointer.tsx';
import { moving } from './moving.ts';

/** The state of a decision: untouched, under the pointer, pressed, signed. */
export const decisionSteps = ['open', 'pointed', 'pressed', 'signed'] as const;

export interface DecisionProps {
  readonly verdict: string;
  readonly reason: string;
  /** The score that is below the hiring level, and what is checked after the hire because of this score. */
  readonly flag: {
    readonly competency: string;
    readonly score: Score;
    /** Index of the competency among the five. */
    readonly place: number;
    readonly check: string;
  };
  /** Labels of the two buttons; the first is the one that gets pressed. */
  readonly choices: readonly [string, string];
  /** Name of the person who pressed the button. */
  readonly signature: string;
  /** How far the drawing has come. Default: 'signed'. */
  readonly step?: (typeof decisionSteps)[number];
}

/** The recommendation with its reason and its flag, and the person who decides and signs. */
export function Decision(props: DecisionProps) {
  const { verdict, reason, flag, choices, signature, step = 'signed' } = props;
  const isPressed = step === 'pressed' || step === 'signed';
  const state = step === 'signed' ? 'here' : 'coming';
  return (
    <div className={styles.root}>
      <p className={styles.verdict}>{verdict}</p>
      <p className={styles.reason}>{reason}</p>
      <div className={styles.flag}>
        <span className={styles.flagScore} data-moves={moving.scores[flag.place]}>
          <ScoreCell score={flag.score} size="large" />
        </span>
        <p>
          <span className={styles.flagged}>{flag.competency}</span> <span>{flag.check}</span>
        </p>
      </div>
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <div
            key={choice}
            className={styles.choice[index === 0 && isPressed ? 'pressed' : 'open']}
          >
            <span>{choice}</span>
            {index === 0 && <Pointer isHere={step !== 'open'} />}
          </div>
        ))}
        <p className={styles.signature[state]}>
          <svg aria-hidden="true" viewBox="0 0 160 48" className={styles.hand}>
            <path pathLength="1" d={handwriting} className={styles.stroke[state]} />
          </svg>
          <span>{signature}</span>
        </p>
      </div>
    </div>
  );
}

/** SVG path of an invented signature. */
const handwriting =
  'M8 34C22 8 32 2 34 12S20 44 28 40 46 18 50 20 44 38 52 34 64 22 68 26 66 36 74 32 84 6 90 8 80 40 88 36 102 22 108 28 128 34 152 22';
