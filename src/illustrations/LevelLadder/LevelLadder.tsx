import { type Score, ScoreCell } from '../ScoreCell/ScoreCell.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LevelLadder.css.ts';

interface LevelLadderProps {
  /** The levels, each with what a candidate does at this level, and optionally how an answer sounds. */
  readonly anchors: readonly {
    readonly level: Score;
    readonly anchor: string;
    readonly sound?: string;
  }[];
  /** The level that the words match, and its label for people who do not see the mark. Default: none. */
  readonly matched?: { readonly level: Score; readonly label: string };
}

/** The written levels of one competency, each beside its number. */
export function LevelLadder({ anchors, matched }: LevelLadderProps) {
  return (
    <ol className={styles.root}>
      {anchors.map(({ level, anchor, sound }) => {
        const isMatched = level === matched?.level;
        const unmatched = matched === undefined ? 'plain' : 'other';
        return (
          <li key={level} className={styles.look[isMatched ? 'matched' : unmatched]}>
            <ScoreCell score={level} />
            {/* The paragraph and the spaces keep screen readers from joining words of two parts. */}
            <p>
              <span>{sound === undefined ? anchor : `${anchor} `}</span>
              {isMatched && <VisuallyHidden>{` ${matched.label} `}</VisuallyHidden>}
              {sound !== undefined && <span className={styles.sound}>{sound}</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
