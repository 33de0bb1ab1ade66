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
  /** What is asked because the text does not say it. */
  readonly questions: readonly UnsaidQuestion[];
  /** Said where nothing is missing. */
  readonly complete: string;
  /** A fold of what may be answered all the same, with a sentence that says why. */
  readonly more: {
    readonly summary: string;
    readonly note: string;
    /** Default: not loaded yet. */
    readonly questions?: readonly UnsaidQuestion[];
  };
  /** Called when the fold is opened. */
  readonly onMore: () => void;
  /** Called with the ids of a question and of the answer that was pressed. */
  readonly onAnswer: (question: string, option: string) => void;
}

function Questions({ questions, onAnswer }: Pick<UnsaidProps, 'questions' | 'onAnswer'>) {
  return (
    <div className={styles.questions}>
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
  );
}

/** What a job description leaves out, asked in questions of one press. */
export function Unsaid(props: UnsaidProps) {
  const { heading, lead, questions, complete, more, onMore, onAnswer } = props;
  return (
    <Section id="unsaid" heading={heading} lead={lead}>
      <div className={styles.root}>
        {questions.length === 0 ? (
          <Text>{complete}</Text>
        ) : (
          <Questions questions={questions} onAnswer={onAnswer} />
        )}
        <details
          className={styles.fold}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) onMore();
          }}
        >
          <summary className={styles.summary}>{more.summary}</summary>
          <div className={styles.more}>
            <Text>{more.note}</Text>
            {more.questions && <Questions questions={more.questions} onAnswer={onAnswer} />}
          </div>
        </details>
      </div>
    </Section>
  );
}
