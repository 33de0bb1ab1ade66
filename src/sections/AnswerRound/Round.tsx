import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../primitives/Announcer/Announcer.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import {
  Receipt,
  ReceiptFigures,
  ReceiptLines,
  type ReceiptWords,
} from '../../illustrations/Receipt/Receipt.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './AnswerRound.css.ts';
import { LevelChoice } from './LevelChoice.tsx';
import type { AnswerRoundWords, Level, ScoredAnswer } from './types.ts';

interface RoundProps extends ScoredAnswer {
  /** Number of the answer: `Answer 2 of 5`. */
  readonly place: string;
  readonly words: AnswerRoundWords;
  /** The level that the visitor compared with the key; undefined until then. */
  readonly printed: Level | undefined;
  readonly onPrint: (level: Level) => void;
  /** Label of the button that leads to the next round, or to the result. */
  readonly next: string;
  readonly onNext: () => void;
}

type Lines = ReceiptWords['lines'];

/** The lines of a receipt as sentences. */
const spoken = (lines: Lines): string =>
  lines.map(({ term, detail }) => `${term}: ${detail.replace(/\.$/, '')}.`).join(' ');

/** One answer with its four anchors, and the receipt of the chosen level. */
export function Round(props: RoundProps) {
  const { id, level: key, anchors, printed, words } = props;
  const competency = props.competency.toLowerCase();
  const group = useRef<HTMLFieldSetElement>(null);
  const announce = useAnnounce();
  const keyLine = { term: words.key, detail: `${key}` };
  const reasonLines: Lines = [{ term: words.why, detail: props.reason }];
  const levelLines = (you: Level): Lines => [{ term: words.you, detail: `${you}` }, keyLine];

  // Uncontrolled, so that a choice made before hydration stays. A level from the URL is set here, and the
  // cleanup clears the choice for the next round, which uses the same elements.
  useEffect(() => {
    const radios = group.current?.querySelectorAll<HTMLInputElement>(`[name="${id}-level"]`) ?? [];
    for (const radio of radios) if (radio.value === String(printed)) radio.checked = true;
    return () => {
      for (const radio of radios) radio.checked = false;
    };
  }, [id, printed]);

  const compare = (): void => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen) {
      const you = Number(chosen.value) as Level;
      // Ends with the button's new label, which screen readers would not read by themselves.
      announce(`${spoken([...levelLines(you), ...reasonLines])} ${props.next}.`);
      props.onPrint(you);
    } else {
      announce(words.choose);
      group.current?.querySelector('input')?.focus();
    }
  };

  return (
    <div className={styles.round}>
      <div className={styles.said}>
        {/* With a key, so that each round has a new heading: Orca reads the old text of a changed one. */}
        <Heading key={id} level={2} size="h3" id={id}>
          {`${props.place}: ${competency}`}
        </Heading>
        <Text tone="muted">{props.question}</Text>
        <p className={styles.answer}>{props.answer}</p>
      </div>
      <LevelChoice
        ref={group}
        id={id}
        anchors={anchors}
        question={words.group.replace('{competency}', competency)}
        words={words}
        marked={printed && { you: printed, key }}
        onCompare={compare}
      />
      {printed !== undefined && (
        <div className={styles.receipt}>
          <Receipt title={props.competency} aside={props.place} isFed>
            <div className={styles.printed}>
              <ReceiptFigures lines={levelLines(printed)} />
              <ReceiptLines lines={reasonLines} />
            </div>
          </Receipt>
        </div>
      )}
      <div className={styles.go}>
        {/* One button for both actions, so that it keeps the focus after a press. */}
        <Button
          tone={printed === undefined ? 'quiet' : 'primary'}
          onClick={printed === undefined ? compare : props.onNext}
        >
          {printed === undefined ? words.compare : props.next}
        </Button>
      </div>
      <details className={styles.fold}>
        <summary className={styles.unfold}>{words.fold}</summary>
        <ReceiptLines lines={[keyLine, ...reasonLines]} />
      </details>
    </div>
  );
}
