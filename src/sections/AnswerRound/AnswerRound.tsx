import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '../../layout/Breadcrumb/Breadcrumb.tsx';
import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useIsHydrated } from '../../primitives/useIsHydrated.ts';
import * as styles from './AnswerRound.css.ts';
import { Round } from './Round.tsx';
import type { AnswerRoundWords, Level, ScoredAnswer } from './types.ts';

export interface AnswerRoundProps {
  /** The way from the home page to this one; the last item is the page itself. */
  readonly breadcrumb: readonly BreadcrumbItem[];
  /** The headline of the page. */
  readonly heading: string;
  /** One line that says what to do; visually hidden on a phone. */
  readonly lead: string;
  /** The answers to score, in order. */
  readonly rounds: readonly ScoredAnswer[];
  /** Labels of a round. */
  readonly words: AnswerRoundWords;
  /** Index of the shown round; `rounds.length` shows the result. */
  readonly current: number;
  /** The levels given so far; the last is that of the shown round once its receipt is printed. */
  readonly answers: readonly Level[];
  /** Called with the chosen level, to print its receipt. */
  readonly onPrint: (level: Level) => void;
  /** Goes to the next round, or to the result. */
  readonly onNext: () => void;
  /** Control that chooses the set. Slot. */
  readonly roleSwitch: ReactNode;
  /** The result, shown after the last round. Slot. */
  readonly result: ReactNode;
}

/** A visitor scores answers one by one and compares each with its key. Without scripts it shows all answers. */
export function AnswerRound(props: AnswerRoundProps) {
  const { rounds, words, current, answers } = props;
  const isHydrated = useIsHydrated();
  return (
    <Band tone="inverse" pad="opening">
      <Stack gap={{ narrow: 4, wide: 6 }}>
        <div className={styles.head}>
          <div className={styles.line}>
            <Breadcrumb items={props.breadcrumb} />
          </div>
          <Heading level={1} size="h2">
            {props.heading}
          </Heading>
          <div className={styles.lead}>
            <Text tone="muted">{props.lead}</Text>
          </div>
          {props.roleSwitch}
        </div>
        {rounds.map((round, index) => {
          // The last round stays in the document, hidden: if its button went, Orca would not read the result.
          if (isHydrated && index !== Math.min(current, rounds.length - 1)) return null;
          // One element for all rounds and roles: in a new one, Orca's keys do not find options and buttons.
          const key = isHydrated || index === 0 ? 'round' : round.id;
          return (
            <div key={key} className={styles.turn[index === current ? 'shown' : 'waiting']}>
              <Round
                {...round}
                words={words}
                place={words.place
                  .replace('{number}', `${index + 1}`)
                  .replace('{count}', `${rounds.length}`)}
                printed={answers[index]}
                onPrint={props.onPrint}
                next={index === rounds.length - 1 ? words.last : words.next}
                onNext={props.onNext}
              />
            </div>
          );
        })}
        {current === rounds.length && props.result}
        {/* A new element at the result makes Orca list the buttons again: it needs those of a new role. */}
        <div key={`${current === rounds.length}`} className={styles.note}>
          <Text size="small">{words.note}</Text>
        </div>
      </Stack>
    </Band>
  );
}
