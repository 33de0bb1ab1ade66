import { type ReactNode, useRef } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Stepper.css.ts';
import { useStepInView } from './useStepInView.ts';

export interface StepperProps {
  /** Up to five steps, in order; the id is a fragment of the page. */
  readonly steps: readonly {
    readonly id: string;
    readonly heading: string;
    readonly text: string;
  }[];
  /** One picture a step, in the same order. Slot. */
  readonly pictures: readonly ReactNode[];
}

/** A component of its own: its band is hydrated separately, and the ref is empty until then. */
function Steps({ steps, pictures }: StepperProps) {
  const root = useRef<HTMLOListElement>(null);
  const inView = useStepInView(root);
  return (
    <ol ref={root} className={styles.root} data-staged={inView === undefined ? undefined : ''}>
      {steps.map(({ id, heading, text }, index) => (
        <li key={id} className={styles.step} data-in-view={index === inView ? '' : undefined}>
          <div id={id} className={styles.words} data-step>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <Heading level={2}>{heading}</Heading>
            <div className={styles.text}>
              <Text tone="muted">{text}</Text>
            </div>
          </div>
          <div className={styles.picture}>{pictures[index]}</div>
        </li>
      ))}
    </ol>
  );
}

/**
 * Numbered steps with a picture each. On wide screens all pictures share one place beside the list,
 * where that of the step in view shows; on narrow ones, without scripts and in print every step has its
 * picture below or beside it.
 */
export function Stepper(props: StepperProps) {
  return (
    <Band pad="none">
      <Steps {...props} />
    </Band>
  );
}
