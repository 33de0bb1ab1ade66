import { RadioOverlay } from '../../primitives/RadioOverlay/RadioOverlay.tsx';
import { type Score, ScoreCell } from '../../primitives/ScoreCell/ScoreCell.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { fill, press } from './ScoreGrid.css.ts';
import { receiptId } from './receiptId.ts';

interface PressableScoreProps {
  /** Id of the grid that the score belongs to. */
  readonly grid: string;
  /** Place in its column, from 0. */
  readonly index: number;
  /** Whether it is pressed at first. */
  readonly isPressed: boolean;
  readonly score: Score;
  /** Who is scored on what, and the score. */
  readonly label: string;
}

/** A score that prints its receipt: one of a group of radio buttons, described by what it prints. */
export function PressableScore({ grid, index, isPressed, score, label }: PressableScoreProps) {
  return (
    <label className={press}>
      <RadioOverlay
        name={grid}
        value={index}
        defaultChecked={isPressed}
        aria-label={label}
        aria-describedby={receiptId(grid, index)}
      />
      <span className={fill}>
        <ScoreCell score={score} size="large" />
        {/* A blank cell has no digit, and a label must have words. */}
        {score === 0 && <VisuallyHidden>{label}</VisuallyHidden>}
      </span>
    </label>
  );
}
