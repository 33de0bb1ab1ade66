import type { Ref } from 'react';
import { RadioOverlay } from '../../primitives/RadioOverlay/RadioOverlay.tsx';
import { ScoreCell } from '../../illustrations/ScoreCell/ScoreCell.tsx';
import * as styles from './AnswerRound.css.ts';
import type { AnswerRoundWords, Level, ScoredAnswer } from './types.ts';

interface LevelChoiceProps extends Pick<ScoredAnswer, 'id' | 'anchors'> {
  readonly ref: Ref<HTMLFieldSetElement>;
  /** Question that asks for a level: the name of the group. */
  readonly question: string;
  readonly words: AnswerRoundWords;
  /** The visitor's level and that of the key, to be marked; undefined until the visitor has compared. */
  readonly marked: { readonly you: Level; readonly key: Level } | undefined;
  /** Compares the chosen level with the key. */
  readonly onCompare: () => void;
}

/** The four anchors to choose from: a group of radio buttons, each described by its anchor. */
export function LevelChoice(props: LevelChoiceProps) {
  const { ref, id, anchors, question, words, marked, onCompare } = props;
  return (
    <fieldset ref={ref} aria-labelledby={`${id}-group`} className={styles.options}>
      <p id={`${id}-group`} className={styles.ask}>
        {question}
      </p>
      <div className={styles.keys}>
        {anchors.map(({ level, anchor }) => (
          <div key={level} className={styles.option}>
            <span className={styles.press}>
              <RadioOverlay
                name={`${id}-level`}
                value={level}
                aria-label={`${words.level} ${level}`}
                aria-describedby={`${id}-${level}`}
                onClick={({ detail }) => {
                  // `detail` is 0 for arrow keys, which pass through levels: only Enter or the button compares.
                  if (detail > 0 || marked !== undefined) onCompare();
                }}
                onKeyDown={({ key }) => {
                  if (key === 'Enter') onCompare();
                }}
              />
            </span>
            {/* Hidden from screen readers: the radio button's name says the level. */}
            <span aria-hidden="true" className={styles.digit}>
              <ScoreCell score={level} size="large" />
            </span>
            <span id={`${id}-${level}`}>{anchor}</span>
            <span aria-hidden="true" className={styles.marks}>
              {marked?.you === level && <span className={styles.mark.you}>{words.you}</span>}
              {marked?.key === level && <span className={styles.mark.key}>{words.key}</span>}
            </span>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
