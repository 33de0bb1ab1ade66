import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Illustration } from '../../primitives/Illustration/Illustration.tsx';
import * as styles from './HiringFile.css.ts';

/** A score on the product's scale; 0 means that there is no evidence. */
export type Score = 0 | 1 | 2 | 3 | 4 | 5;

export interface HiringFileProps {
  /** One sentence for people who do not see the picture. */
  readonly description: string;
  readonly role: string;
  readonly candidate: string;
  readonly sourceLabel: string;
  /** The job description in pieces; marked pieces are what a competency was drawn from. */
  readonly excerpt: readonly { readonly text: string; readonly marked?: boolean }[];
  /** Selling context: motion, deal size, cycle. */
  readonly context: readonly string[];
  readonly scoresLabel: string;
  /** Five competencies with the candidate's score. The first one is joined to the quote. */
  readonly competencies: readonly { readonly name: string; readonly score: Score }[];
  readonly receipt: { readonly time: string; readonly quote: string; readonly rationale: string };
  readonly verdict: string;
  readonly verdictNote: string;
}

/** The product in one picture: a job description becomes scored competencies, and a score shows its quote. */
export function HiringFile(props: HiringFileProps) {
  return (
    <Illustration description={props.description}>
      <div className={styles.head}>
        <span>{props.role}</span>
        <span>{props.candidate}</span>
      </div>
      <div className={styles.body}>
        <div className={styles.source}>
          <p className={styles.label}>{props.sourceLabel}</p>
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
          <p className={styles.context}>
            {props.context.map((fact) => (
              <Chip key={fact}>{fact}</Chip>
            ))}
          </p>
        </div>
        <div className={styles.scored}>
          <p className={styles.label}>{props.scoresLabel}</p>
          <div className={styles.rows}>
            {props.competencies.map(({ name, score }) => (
              <p key={name} className={styles.row}>
                {name}
                <span className={styles.cell[score]}>{score}</span>
              </p>
            ))}
            <span className={styles.thread} />
          </div>
        </div>
      </div>
      <div className={styles.receipt}>
        <p className={styles.time}>{props.receipt.time}</p>
        <div>
          <p className={styles.quote}>{props.receipt.quote}</p>
          <p className={styles.rationale}>{props.receipt.rationale}</p>
        </div>
      </div>
      <div className={styles.foot}>
        <p className={styles.verdict}>{props.verdict}</p>
        <p>{props.verdictNote}</p>
      </div>
    </Illustration>
  );
}
