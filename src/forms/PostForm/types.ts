import type { FieldError, FieldErrorCode } from '../../contract/problem.ts';

/** Why a post did not arrive. */
export type PostFailure = 'offline' | 'rateLimited' | 'server';

/** Where a form stands. `succeeded` only when the server said so. */
export interface PostFormState {
  readonly status: 'idle' | 'submitting' | 'succeeded';
  /** Refused fields, in the order of the form. */
  readonly errors: readonly FieldError[];
  /** Why the last post failed; absent while nothing failed. */
  readonly failure?: PostFailure;
}

export interface PostFormField {
  /** Name under which the value is posted. */
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email';
  /** A text area of so many rows instead of a line. */
  readonly rows?: number;
  readonly autoComplete: string;
  /** Longest value, in UTF-16 code units. */
  readonly maxLength: number;
  /** Default false. */
  readonly required?: boolean;
  /** What to do about each refusal. */
  readonly errors: Readonly<Partial<Record<FieldErrorCode, string>>>;
}

export interface PostFormCopy {
  readonly fields: readonly PostFormField[];
  /** Said after the label of a required field, and of an optional one. */
  readonly requiredNote: string;
  readonly optionalNote: string;
  readonly submit: string;
  readonly submitting: string;
  /** Heading of the list of errors, shown when there are several. */
  readonly errorsHeading: string;
  /** What happened and what to do, for each failure. */
  readonly failures: Readonly<Record<PostFailure, string>>;
  readonly success: { readonly heading: string; readonly text: string };
  /** Label of the field that people do not see; programs fill it in. */
  readonly trapLabel: string;
  /** What happens with what is typed, below the button. */
  readonly privacy: {
    readonly text: string;
    readonly link: { readonly label: string; readonly to: string };
  };
}
