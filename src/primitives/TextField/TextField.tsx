import type { ComponentProps } from 'react';
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
  /** What is wrong and how to mend it; shown below and tied to the control. */
  readonly error?: string | undefined;
  /** Input type; decides the keyboard of a phone. Default `text`. */
  readonly type?: 'text' | 'email';
  /** A text area of so many rows instead of a line. */
  readonly rows?: number;
  readonly autoComplete: string;
  /** Longest value, in UTF-16 code units. */
  readonly maxLength: number;
  readonly required?: boolean;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A labelled line or area of text, with its error beside it. */
export function TextField({
  id,
  label,
  note,
  error,
  type = 'text',
  rows,
  onValueChange,
  ...rest
}: TextFieldProps) {
  const errorId = `${id}-error`;
  const common = {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : errorId,
    onChange: (event: { target: { value: string } }) => onValueChange(event.target.value),
    ...rest,
  } satisfies Partial<Control>;
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note !== undefined && <span className={styles.note}> ({note})</span>}
      </label>
      {rows === undefined ? (
        <input type={type} className={styles.control.line} {...common} />
      ) : (
        <textarea rows={rows} className={styles.control.lines} {...common} />
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
