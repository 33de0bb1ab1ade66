import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';
import { RadioOverlay } from '../../primitives/RadioOverlay/RadioOverlay.tsx';
import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { press } from './PressableScore.css.ts';
import { fill } from './ScoreGrid.css.ts';

interface PressableScoreProps {
  /** Id of the grid that the score belongs to. */
  readonly grid: string;
  /** Index of the score in its column. */
  readonly index: number;
  readonly score: Score;
  /** Accessible name: the competency and the score. The candidate is named by the group's legend. */
  readonly label: string;
  /** Text of the receipt, announced when the score is pressed. */
  readonly receipt: string;
}

/** A score that prints its receipt: one of a group of radio buttons. */
export function PressableScore({ grid, index, score, label, receipt }: PressableScoreProps) {
  const announce = useAnnounce();
  return (
    <div className={press}>
      <RadioOverlay
        name={grid}
        value={index}
        aria-label={label}
        onChange={() => announce(receipt)}
      />
      {/* Hidden from screen readers: the radio button's name says the score. */}
      <span aria-hidden="true" className={fill}>
        <ScoreCell score={score} size="large" />
      </span>
    </div>
  );
}
