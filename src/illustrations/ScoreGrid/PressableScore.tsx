import { RadioOverlay } from '../../primitives/RadioOverlay/RadioOverlay.tsx';
import { type Score, ScoreCell } from '../../primitives/ScoreCell/ScoreCell.tsx';
import { fill, press } from './ScoreGrid.css.ts';
import { receiptId } from './receiptId.ts';

interface PressableScoreProps {
  /** Id of the grid that the score belongs to. */
  readonly grid: string;
  /** Place in its column, from 0; the first one is pressed at first. */
  readonly index: number;
  readonly score: Score;
  /** Who is scored on what, and the score. */
  readonly label: string;
}

/** A score that prints its receipt: one of a group of radio buttons, described by what it prints. */
export function PressableScore({ grid, index, score, label }: PressableScoreProps) {
  return (
    <label className={press}>
      <RadioOverlay
        name={grid}
        value={index}
        defaultChecked={index === 0}
        aria-label={label}
        aria-describedby={receiptId(grid, index)}
      />
      <span className={fill}>
        <ScoreCell score={score} size="large" />
      </span>
    </label>
  );
}
