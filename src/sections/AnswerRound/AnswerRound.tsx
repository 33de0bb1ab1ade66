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
  /** What is to be done, in a line; a phone has no room for it. */
  readonly lead: string;
  /** The answers to score, in order. */
  readonly rounds: readonly ScoredAnswer[];
  /** Labels of a round. */
  readonly words: AnswerRoundWords;
  /** Place of the round on show, from 0; the number of rounds shows the result. */
  readonly current: number;
  /** The levels given so far. That of the round on show is there once its receipt is printed. */
  readonly answers: readonly Level[];
  /** Called with the level when its receipt is to be printed. */
  readonly onPrint: (level: Level) => void;
  /** Goes to the next round, or to the result. */
  readonly onNext: () => void;
  /** Chooses the set. Slot. */
  readonly roleSwitch: ReactNode;
  /** What follows the last round. Slot. */
  readonly result: ReactNode;
}

/** A visitor scores answers one by one and compares each with its key. Without scripts all of them show. */
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
          // The last round stays below the result: were its button gone, Orca would not read the result.
          if (isHydrated && index !== Math.min(current, rounds.length - 1)) return null;
          // One element for all rounds and roles: Orca's keys for the next option or button would miss another.
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
        {/* A new element makes Orca list the buttons again, which a role chosen at the result needs. */}
        <div key={`${current === rounds.length}`} className={styles.note}>
          <Text size="small">{words.note}</Text>
        </div>
      </Stack>
    </Band>
  );
}
