import type { Score } from '../ScoreCell/ScoreCell.tsx';
import { Sheet, SheetBody } from '../../primitives/Sheet/Sheet.tsx';
import { LevelLadder } from '../LevelLadder/LevelLadder.tsx';

interface LevelSheetProps {
  /** Title of the sheet, and its description for people who do not see it. */
  readonly caption: string;
  /** For each level its number from 1 to 4, its anchor, and optionally how an answer sounds. */
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
