import type { Score } from '../ScoreCell/ScoreCell.tsx';
import { Sheet, SheetBody } from '../../primitives/Sheet/Sheet.tsx';
import { LevelLadder } from '../LevelLadder/LevelLadder.tsx';

interface LevelSheetProps {
  /** What the sheet shows, in its head. */
  readonly caption: string;
  /** A level from 1 to 4, what stands beside it, and perhaps what follows that. */
  readonly rows: readonly (readonly string[])[];
}

/** A table of levels as the product prints it: a rubric, or an answer key. */
export function LevelSheet({ caption, rows }: LevelSheetProps) {
  const anchors = rows.map(([level, anchor = '', sound = '']) => ({
    level: Number(level) as Score,
    anchor,
    sound,
  }));
  return (
    <Sheet title={caption} description={caption}>
      <SheetBody>
        <LevelLadder anchors={anchors} />
      </SheetBody>
    </Sheet>
  );
}
