import { type ReactNode, useRef } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { PhoneMore } from '../../primitives/PhoneMore/PhoneMore.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Stepper.css.ts';
import { useStepInView } from './useStepInView.ts';

export interface StepperProps {
  /** `numbered` for steps that follow each other; `plain` for parts, beside a wider picture. Default `numbered`. */
  readonly look?: keyof typeof styles.root;
  /** Up to five steps, in order; the id is a fragment of the page. */
  readonly steps: readonly {
    readonly id: string;
    readonly heading: string;
    readonly text: string;
    /** Label of the fold that holds the picture on a phone. Default: the picture is in no fold. */
    readonly fold?: string;
  }[];
  /** Changes all pictures; shown below the words of the first step. Slot. Default: nothing. */
  readonly control?: ReactNode;
  /** One picture a step, in the same order. Slot. */
  readonly pictures: readonly ReactNode[];
}

/** A component within the band, which is hydrated later: effects of `Stepper` would find the ref empty. */
function Steps({ look = 'numbered', steps, control, pictures }: StepperProps) {
  const root = useRef<HTMLOListElement>(null);
  const inView = useStepInView(root);
  const isNumbered = look === 'numbered';
  return (
    <ol
      ref={root}
      className={styles.root[look]}
      data-staged={inView === undefined ? undefined : ''}
    >
      {steps.map(({ id, heading, text, fold }, index) => (
        <li key={id} className={styles.step} data-in-view={index === inView ? '' : undefined}>
          <div id={id} className={styles.words[look]} data-step>
            {isNumbered && (
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
            )}
            <Heading level={2}>{heading}</Heading>
            <div className={styles.text[look]}>
              <Text tone="muted">{text}</Text>
              {index === 0 && control}
            </div>
          </div>
          <div className={styles.picture[look]}>
            {fold === undefined ? (
              pictures[index]
            ) : (
              <PhoneMore label={fold}>{pictures[index]}</PhoneMore>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/**
 * Steps, or parts, with a picture each. On wide screens all pictures share one place beside the list, and
 * the picture of the step in view is visible. On narrow ones, without scripts and in print, every step has
 * its picture below or beside it, on a phone in a fold if the step has a label for one.
 */
export function Stepper(props: StepperProps) {
  return (
    <Band pad="none">
      <Steps {...props} />
    </Band>
  );
}
