import type { ComponentType, Ref } from 'react';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import type { Field, FieldName, Form } from '../../api/forms/form.ts';
import type { ReceiptWords } from '../../illustrations/Receipt/Receipt.tsx';
import type { AddressSuggestion } from './addressSuggestion.ts';
import type { FieldError, FieldErrorCode } from '../../api/problem.ts';

/** Why a post failed. */
export type PostFailure = 'offline' | 'rateLimited' | 'server';

/** The state of a form. `succeeded` only when the server said so. */
export interface PostFormState {
  readonly status: 'idle' | 'submitting' | 'succeeded';
  /** Refused fields, in the order of the form. */
  readonly errors: readonly FieldError[];
  /** Why the last post failed; absent while nothing failed. */
  readonly failure?: PostFailure;
  /** A likely correction to ask about before sending; absent while there is none. */
  readonly suggestion?: AddressSuggestion;
  /** What takes the place of the form that has succeeded. */
  readonly Receipt?: ComponentType<PostedReceiptProps>;
}

/** What is said of one field. */
export interface FieldWords<Of extends Field = Field> {
  readonly label: string;
  /** What to do about each refusal; `character` is an address's. A field that is not required is never refused for being empty. */
  readonly errors: Readonly<Record<Exclude<FieldErrorCode, 'required' | 'character'>, string>> & {
    readonly character?: string;
  } & (Of['required'] extends true
      ? { readonly required: string }
      : { readonly required?: string });
}

/** Words of another try to reach an inbox. */
export interface ResendWords {
  readonly help: string;
  readonly button: string;
  /** Once the server has taken the request, and where it has not. */
  readonly sent: string;
  readonly failed: string;
}

/** The success message of a form. */
export interface SuccessWords {
  /** What has happened. */
  readonly heading: string;
  /** What happens next. */
  readonly text: string;
  /** What is on record. */
  readonly receipt: ReceiptWords;
  /** Where an email must be answered first: what to do when none comes. */
  readonly resend?: ResendWords;
  /** Above the links. */
  readonly waysHeading: string;
  /** What to read next. */
  readonly ways: readonly LinkItem[];
}

export interface PostedReceiptProps {
  /** Id of the form. */
  readonly form: string;
  readonly words: SuccessWords;
  /** Sends the form again. Default: it is not offered. */
  readonly onResend?: (() => Promise<boolean>) | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** All words of a form; each of its fields must have some. */
export interface PostFormCopy<Of extends Form = Form> {
  /** The words of each field, by its name. */
  readonly fields: { readonly [Name in FieldName<Of>]: FieldWords<Of['fields'][Name]> };
  /** Stands after the label of a required field, and of an optional one. */
  readonly requiredNote: string;
  /** Beside the label of a field that may stay empty: '(optional)'. */
  readonly optionalNote: string;
  /** Label of the button. */
  readonly submit: string;
  /** Label of the button while the post is under way. */
  readonly submitting: string;
  /** Stands before the title of the page while something has to be mended. */
  readonly errorTitle: string;
  /** Heading of the list of so many errors, shown when there are several. */
  readonly errorsHeading: (count: number) => string;
  /** What happened and what to do, for each failure. */
  readonly failures: Readonly<Record<PostFailure, string>>;
  /** What takes the place of the form once it is sent. */
  readonly success: SuccessWords;
  /** Asked about an address that is probably not meant; `{address}` is what may have been meant. */
  readonly suggestion: { readonly question: string; readonly use: string; readonly keep: string };
  /** Label of the field that people do not see; programs fill it in. */
  readonly honeypotLabel: string;
  /** What happens with what is typed, below the button. */
  readonly privacy: {
    readonly text: string;
    readonly link: LinkItem;
  };
}
