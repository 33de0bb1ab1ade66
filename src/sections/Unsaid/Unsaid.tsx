import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { RadioOverlay } from '../../primitives/RadioOverlay/RadioOverlay.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Unsaid.css.ts';

/** A question about something that the text does not say. */
export interface UnsaidQuestion {
  readonly id: string;
  /** The fact in a word or two. */
  readonly name: string;
  readonly question: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** The chosen option. Default: none. */
  readonly answer?: string | undefined;
  /** What the answer did to the list. Default: not answered. */
  readonly effect?: string | undefined;
}

export interface UnsaidProps extends SectionWords {
  /** Six at most. */
  readonly questions: readonly UnsaidQuestion[];
  /** Said where nothing is missing. */
  readonly complete: string;
  /** Called with the ids of a question and of the answer that was pressed. */
  readonly onAnswer: (question: string, option: string) => void;
}

/** What a job description leaves out, asked in questions of one press. */
export function Unsaid({ heading, lead, questions, complete, onAnswer }: UnsaidProps) {
  return (
    <Section id="unsaid" heading={heading} lead={lead}>
      {questions.length === 0 ? (
        <Text>{complete}</Text>
      ) : (
        <div className={styles.root}>
          {questions.map(({ id, name, question, options, answer, effect }) => (
            <fieldset key={id} className={styles.question}>
              <legend className={styles.legend}>
                <span className={styles.name}>{name}: </span>
                {question}
              </legend>
              <div className={styles.options}>
                {options.map((option) => (
                  <label key={option.id} className={styles.option}>
                    <RadioOverlay
                      name={`unsaid-${id}`}
                      value={option.id}
                      checked={option.id === answer}
                      onChange={() => onAnswer(id, option.id)}
                    />
                    <span>{option.label}</span>
                  </label>
                ))}
              </div>
              {effect !== undefined && <p className={styles.effect}>{effect}</p>}
            </fieldset>
          ))}
        </div>
      )}
    </Section>
  );
}
