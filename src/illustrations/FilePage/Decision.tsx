import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './Decision.css.ts';
import { Pointer } from './Pointer.tsx';

/** The state of a decision: untouched, under the pointer, pressed, signed. */
export const decisionSteps = ['open', 'pointed', 'pressed', 'signed'] as const;

export interface DecisionProps {
  readonly verdict: string;
  readonly reason: string;
  /** What a person may press; the first is what they do press. */
  readonly choices: readonly [string, string];
  /** Who pressed it. */
  readonly signature: string;
  /** Default: signed. */
  readonly step?: (typeof decisionSteps)[number];
}

/** The recommendation with its reason, and the person who decides. */
export function Decision(props: DecisionProps) {
  const { verdict, reason, choices, signature, step = 'signed' } = props;
  const isPressed = step === 'pressed' || step === 'signed';
  return (
    <div className={styles.root}>
      <p className={styles.verdict}>{verdict}</p>
      <p className={styles.reason}>{reason}</p>
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <div
            key={choice}
            className={styles.choice[index === 0 && isPressed ? 'pressed' : 'open']}
          >
            {choice}
            {index === 0 && <Pointer isHere={step !== 'open'} />}
          </div>
        ))}
      </div>
      <p className={styles.signature[step === 'signed' ? 'here' : 'coming']}>
        <Icon name="check" />
        {signature}
      </p>
    </div>
  );
}
