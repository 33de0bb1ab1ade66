import type { ComponentProps, ReactNode } from 'react';
import * as styles from './TextField.css.ts';

type Control = ComponentProps<'input'> & ComponentProps<'textarea'>;

interface TextFieldProps {
  /** Id of the control; the error's id derives from it. */
  readonly id: string;
  /** Visible label of the control. */
  readonly label: string;
  /** Name under which the value is posted. */
  readonly name: string;
  /** Note in parentheses after the label, such as 'required'. Default: none. */
  readonly note?: string;
  /** What is wrong and how to correct it; shown below, as description of the control. Default: no error. */
  readonly error?: string | undefined;
  /** Whether the error is announced while typing. It is then no description, to be read once. Default false. */
  readonly isErrorTold?: boolean;
  /** Messages of the browser's own validation for an empty and for a wrong value (src/entry/boot). */
  readonly words?: { readonly required?: string; readonly invalid?: string };
  /** Type of the input; it decides which keyboard a phone shows. Default `text`. */
  readonly type?: 'text' | 'email';
  /** Renders a text area with this number of rows. Default: an input of one line. */
  readonly rows?: number;
  /** Value of the `autocomplete` attribute: `email`. */
  readonly autoComplete: string;
  /** Longest value, in UTF-16 code units. */
  readonly maxLength: number;
  /** Whether the field must be filled in. Default false. */
  readonly required?: boolean;
  /** Initial value. The control is uncontrolled, so text typed before hydration stays. Default empty. */
  readonly defaultValue?: string;
  /** Shown beside the control, such as the submit button. Slot. Default: nothing. */
  readonly beside?: ReactNode;
  /** Question about the typed value; shown below, as description of the control. Slot. Default: nothing. */
  readonly question?: ReactNode;
}

/** A labeled input or text area, with its error below. */
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
  // A text is read in the direction of its first letter; addresses are always left to right.
  const dir = type === 'text' ? 'auto' : undefined;
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
        {/* The space ends the label: as a text of its own, or in the note, it is lost in the name. */}
        <span>{note === undefined ? label : `${label} `}</span>
        {/* Hidden for a required control: screen readers already say that it is required. */}
        {note !== undefined && (
          <span aria-hidden={rest.required} className={styles.note}>
            {`(${note})`}
          </span>
        )}
      </label>
      <div className={styles.row}>
        {rows === undefined ? (
          <input type={type} dir={dir} className={styles.control.line} {...common} />
        ) : (
          <textarea rows={rows} dir={dir} className={styles.control.lines} {...common} />
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
