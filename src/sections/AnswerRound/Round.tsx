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
  /** Which of the answers it is: `Answer 2 of 5`. */
  readonly place: string;
  readonly words: AnswerRoundWords;
  /** The level that was compared with the key. Default: none yet. */
  readonly printed: Level | undefined;
  readonly onPrint: (level: Level) => void;
  /** Words of the button that goes on. */
  readonly next: string;
  readonly onNext: () => void;
}

type Lines = ReceiptWords['lines'];

/** The lines of a receipt as sentences. */
const spoken = (lines: Lines): string =>
  lines.map(({ term, detail }) => `${term}: ${detail.replace(/\.$/, '')}.`).join(' ');

/** One answer over its four anchors, and the receipt that the chosen level prints. */
export function Round(props: RoundProps) {
  const { id, level: key, anchors, printed, words } = props;
  const competency = props.competency.toLowerCase();
  const group = useRef<HTMLFieldSetElement>(null);
  const announce = useAnnounce();
  const keyLine = { term: words.key, detail: `${key}` };
  const reasonLines: Lines = [{ term: words.why, detail: props.reason }];
  const levelLines = (you: Level): Lines => [{ term: words.you, detail: `${you}` }, keyLine];

  // The level may come from the address. The radio buttons hold a choice made before hydration.
  // The next round is in the same element, and begins without a choice.
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
      // The button has another name now, which nobody would hear.
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
        {/* Orca would read the heading of the round before once more. */}
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
        {/* One button, so that the focus stays where it was pressed. */}
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
