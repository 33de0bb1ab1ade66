import { Sheet, SheetLabel, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './SellingContext.css.ts';

export interface SellingContextProps extends SheetWords {
  /** The role that is hired for. */
  readonly role: string;
  /** Above the excerpt: what it is taken from. */
  readonly sourceLabel: string;
  /** The job description in pieces; marked pieces are what a competency was drawn from. */
  readonly excerpt: readonly { readonly text: string; readonly marked?: boolean }[];
  /** How the company sells: motion, contract value, cycle, customer, objection. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** What is not known, and is asked for. */
  readonly missing: { readonly label: string; readonly question: string };
}

/** What goes in: a job description and how the company sells, with a question where something is missing. */
export function SellingContext(props: SellingContextProps) {
  return (
    <Sheet
      description={props.description}
      title={props.title}
      stamp={props.stamp}
      owner={props.role}
    >
      <div className={styles.source}>
        <SheetLabel>{props.sourceLabel}</SheetLabel>
        <p className={styles.excerpt}>
          {props.excerpt.map(({ text, marked = false }) =>
            marked ? (
              <mark key={text} className={styles.mark}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      </div>
      {props.facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <SheetLabel>{label}</SheetLabel>
          <p className={styles.value}>{value}</p>
        </div>
      ))}
      <div className={styles.fact}>
        <SheetLabel>{props.missing.label}</SheetLabel>
        <p className={styles.question}>{props.missing.question}</p>
      </div>
    </Sheet>
  );
}
