import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';
import { RadioOverlay } from '../../primitives/RadioOverlay/RadioOverlay.tsx';
import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { press } from './PressableScore.css.ts';
import { fill } from './ScoreGrid.css.ts';

interface PressableScoreProps {
  /** Id of the grid that the score belongs to. */
  readonly grid: string;
  /** Place in its column, from 0. */
  readonly index: number;
  readonly score: Score;
  /** What is scored, and the score. The name of the group says who. */
  readonly label: string;
  /** What it prints, in sentences that are spoken when it is pressed. */
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
      {/* The radio button's name has said it. */}
      <span aria-hidden="true" className={fill}>
        <ScoreCell score={score} size="large" />
      </span>
    </div>
  );
}
