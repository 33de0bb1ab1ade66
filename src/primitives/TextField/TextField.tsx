import type { ComponentProps, ReactNode } from 'react';
import * as styles from './TextField.css.ts';

type Control = ComponentProps<'input'> & ComponentProps<'textarea'>;

interface TextFieldProps {
  /** Id of the control; the error's id derives from it. */
  readonly id: string;
  /** Always visible. */
  readonly label: string;
  /** Name under which the value is posted. */
  readonly name: string;
  /** Said in words after the label, such as 'required'. */
  readonly note?: string;
  /** What is wrong and how to correct it; shown below and tied to the control. */
  readonly error?: string | undefined;
  /** The error is announced while one types: tied to the control as well, it would be heard twice. Default false. */
  readonly isErrorTold?: boolean;
  /** What the browser's own check says where it finds nothing or something wrong (src/entry/boot). */
  readonly words?: { readonly required?: string; readonly invalid?: string };
  /** Input type; decides the keyboard of a phone. Default `text`. */
  readonly type?: 'text' | 'email';
  /** A text area of so many rows instead of a line. */
  readonly rows?: number;
  /** What the browser may fill in, in its own words: `email`. Default: nothing. */
  readonly autoComplete: string;
  /** Longest value, in UTF-16 code units. */
  readonly maxLength: number;
  /** Whether it must be filled in. Default false. */
  readonly required?: boolean;
  /** The first value. The browser keeps what is typed, also what is typed before scripts run. Default empty. */
  readonly defaultValue?: string;
  /** What is beside the line, such as the button that sends it. Slot. Default: nothing. */
  readonly beside?: ReactNode;
  /** Asked about what was typed; shown below and tied to the control. Slot. Default: nothing. */
  readonly question?: ReactNode;
}

/** A labeled line or area of text, with its error beside it. */
export function TextField({
  id,
  label,
  note,
  error,
  isErrorTold = false,
  words,
  type = 'text',
  rows,
  beside,
  question,
  ...rest
}: TextFieldProps) {
  const errorId = `${id}-error`;
  const questionId = `${id}-question`;
  const describedBy = [
    error === undefined || isErrorTold ? '' : errorId,
    question === undefined ? '' : questionId,
  ].filter((part) => part !== '');
  const common = {
    id,
    'data-required': words?.required,
    'data-invalid': words?.invalid,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
    ...rest,
  } satisfies Partial<Control> & Readonly<Record<`data-${string}`, string | undefined>>;
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {/* A space that is a text of its own, or begins the note, is missing in the name. */}
        <span>{note === undefined ? label : `${label} `}</span>
        {/* A required control says so itself; said by its label too, it would be heard twice. */}
        {note !== undefined && (
          <span aria-hidden={rest.required} className={styles.note}>
            {`(${note})`}
          </span>
        )}
      </label>
      <div className={styles.row}>
        {rows === undefined ? (
          <input type={type} className={styles.control.line} {...common} />
        ) : (
          <textarea rows={rows} className={styles.control.lines} {...common} />
        )}
        {beside !== undefined && <div className={styles.beside}>{beside}</div>}
      </div>
      {question !== undefined && (
        <div id={questionId} className={styles.question}>
          {question}
        </div>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
