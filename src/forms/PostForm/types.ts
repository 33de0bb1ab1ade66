import type { ComponentType, Ref } from 'react';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import type { Field, FieldName, Form } from '../../api/forms/form.ts';
import type { ReceiptWords } from '../../illustrations/Receipt/Receipt.tsx';
import type { AddressSuggestion } from './addressSuggestion.ts';
import type { FieldError, FieldErrorCode } from '../../api/problem.ts';

/** Why a post failed. */
export type PostFailure = 'offline' | 'rateLimited' | 'server';

/** The state of a form. */
export type PostFormState =
  | { readonly status: 'idle' | 'submitting' }
  /** Its fields, in the order of the form. */
  | { readonly status: 'refused'; readonly errors: readonly FieldError[] }
  /** A likely correction, asked about before sending. */
  | { readonly status: 'asking'; readonly suggestion: AddressSuggestion }
  | { readonly status: 'failed'; readonly failure: PostFailure }
  /** Only when the server said so. With what takes the place of the form. */
  | { readonly status: 'succeeded'; readonly Receipt: ComponentType<PostedReceiptProps> };

/** The state of a form that is still there to be filled in. */
export type OpenFormState = Exclude<PostFormState, { readonly status: 'succeeded' }>;

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

export interface PostFormViewProps extends PostFormCopy {
  /** The fields, their kinds and limits, as the server knows them. */
  readonly form: Form;
  /** Tells this form's controls from another one's on the same page. Default: the form's own. */
  readonly id?: string;
  /** Which fields are asked for here: all, or those that must be filled in. Default: all. */
  readonly asks?: 'all' | 'required';
  /** How far the post is, and what was refused. */
  readonly state: PostFormState;
  /** Values that nobody types, which a post without scripts sends, too. Default: those of the page's address. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** The first values of the fields. Default: nothing. */
  readonly defaultValues?: Readonly<Record<string, string>>;
  /**
   * Set where a browser without scripts posted the form and the server refused it: what to say
   * above it, in focus as the page opens, and the values that nobody types, to be sent again.
   */
  readonly refusal?: {
    readonly heading: string;
    readonly hidden: Readonly<Record<string, string>>;
  };
  /** `line` puts the button beside the last field. Default `stack`. */
  readonly layout?: 'stack' | 'line';
  /** Sends what was sent again; resolves to whether the server took it. Default: it is not offered. */
  readonly onResend?: () => Promise<boolean>;
  /** Receives what is typed, by field, and the content of the field that people do not see. */
  readonly onSubmit: (values: Readonly<Record<string, string>>, honeypot: string) => void;
}
