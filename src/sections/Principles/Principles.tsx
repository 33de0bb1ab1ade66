import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './Principles.css.ts';

export interface PrinciplesProps {
  readonly heading: string;
  /** Four principles, the weightiest first. */
  readonly principles: readonly { readonly heading: string; readonly text: string }[];
}

/** What the company holds itself to, as a numbered ledger. */
export function Principles({ heading, principles }: PrinciplesProps) {
  return (
    <Band tone="sunken" labelledBy="principles">
      <div className={styles.root}>
        <Heading level={2} id="principles">
          {heading}
        </Heading>
        <ol>
          {principles.map((principle, index) => (
            <li key={principle.heading} className={styles.principle}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <Heading level={3}>{principle.heading}</Heading>
              <p className={styles.text}>{principle.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
