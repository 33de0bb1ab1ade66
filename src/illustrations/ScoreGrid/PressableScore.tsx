import { RadioOverlay } from '../../primitives/RadioOverlay/RadioOverlay.tsx';
import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { fill, press } from './ScoreGrid.css.ts';

interface PressableScoreProps {
  /** Id of the grid that the score belongs to. */
  readonly grid: string;
  /** Place in its column, from 0. */
  readonly index: number;
  readonly score: Score;
  /** Who is scored on what, and the score. */
  readonly label: string;
  /** Where the evidence was seen. */
  readonly source: string;
}

/** A score that prints its receipt: one of a group of radio buttons, described by where the evidence was seen. */
export function PressableScore({ grid, index, score, label, source }: PressableScoreProps) {
  const sourceId = `${grid}-${index}`;
  return (
    <div className={press}>
      <RadioOverlay name={grid} value={index} aria-label={label} aria-describedby={sourceId} />
      <span hidden id={sourceId}>
        {source}
      </span>
      {/* The radio button's name has said it. */}
      <span aria-hidden="true" className={fill}>
        <ScoreCell score={score} size="large" />
      </span>
    </div>
  );
}
