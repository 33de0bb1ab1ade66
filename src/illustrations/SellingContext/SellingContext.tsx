import { Sheet, SheetLabel, type SheetWords } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './SellingContext.css.ts';

export interface SellingContextProps extends SheetWords {
  /** The role that is hired for. */
  readonly role: string;
  /** Label of the excerpt: the document that it is taken from. */
  readonly sourceLabel: string;
  /** The job description in pieces; from each marked piece a competency was drawn. */
  readonly excerpt: readonly { readonly text: string; readonly marked?: boolean }[];
  /** How the company sells: motion, contract value, cycle, customer, objection. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** A fact that is missing, and the question that asks for it. */
  readonly missing: { readonly label: string; readonly question: string };
}

/** The product's input: a job description, facts about how the company sells, and a question for a gap. */
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
