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
  /** One error for each refused field, in the order of the form. */
  | { readonly status: 'refused'; readonly errors: readonly FieldError[] }
  /** A likely correction, asked about before sending. */
  | { readonly status: 'asking'; readonly suggestion: AddressSuggestion }
  | { readonly status: 'failed'; readonly failure: PostFailure }
  /** Only after the server confirmed the post. `Receipt` replaces the form. */
  | { readonly status: 'succeeded'; readonly Receipt: ComponentType<PostedReceiptProps> };

/** The state of a form that can still be filled in. */
export type OpenFormState = Exclude<PostFormState, { readonly status: 'succeeded' }>;

/** Words of one field. */
export interface FieldWords<Of extends Field = Field> {
  readonly label: string;
  /** What to do about each refusal. `character` is for email addresses; `required` for required fields. */
  readonly errors: Readonly<Record<Exclude<FieldErrorCode, 'required' | 'character'>, string>> & {
    readonly character?: string;
  } & (Of['required'] extends true
      ? { readonly required: string }
      : { readonly required?: string });
}

/** Words for sending an email once more. */
export interface ResendWords {
  readonly help: string;
  readonly button: string;
  /** Said once the server has taken the request; `failed` is said where the server has not. */
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
  /** What to do when the email to be answered does not arrive. Default: the form sends no such email. */
  readonly resend?: ResendWords;
  /** Heading of the links. */
  readonly waysHeading: string;
  /** What to read next. */
  readonly ways: readonly LinkItem[];
}

export interface PostedReceiptProps {
  /** Id of the form. */
  readonly form: string;
  readonly words: SuccessWords;
  /** Sends the form again; resolves to whether the server took it. Default: no button for it. */
  readonly onResend?: (() => Promise<boolean>) | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** All words of a form; `fields` must hold words for each of its fields. */
export interface PostFormCopy<Of extends Form = Form> {
  /** The words of each field, by its name. */
  readonly fields: { readonly [Name in FieldName<Of>]: FieldWords<Of['fields'][Name]> };
  /** Beside the label of a field that must be filled in. */
  readonly requiredNote: string;
  /** Beside the label of a field that may stay empty: '(optional)'. */
  readonly optionalNote: string;
  /** Label of the button. */
  readonly submit: string;
  /** Label of the button while the post is under way. */
  readonly submitting: string;
  /** Put before the title of the page while the form shows an error: 'Error'. */
  readonly errorTitle: string;
  /** Heading of the list of errors, shown when there are several; `count` is their number. */
  readonly errorsHeading: (count: number) => string;
  /** What happened and what to do, for each failure. */
  readonly failures: Readonly<Record<PostFailure, string>>;
  /** What replaces the form once its post is stored. */
  readonly success: SuccessWords;
  /** Asked about an address that probably has a typing error; `{address}` stands for the correction. */
  readonly suggestion: { readonly question: string; readonly use: string; readonly keep: string };
  /** Label of the honeypot: a field that people do not see and bots fill in. */
  readonly honeypotLabel: string;
  /** Below the button: how the typed data is used. */
  readonly privacy: {
    readonly text: string;
    readonly link: LinkItem;
  };
}

export interface PostFormViewProps extends PostFormCopy {
  /** The fields with their kinds and limits; the server uses the same object. */
  readonly form: Form;
  /** Id of the form element, where a page has the form twice. Default: `form.id`. */
  readonly id?: string;
  /** Which fields are asked for here: all, or those that must be filled in. Default: all. */
  readonly asks?: 'all' | 'required';
  /** State of the form, with the errors of its last post. */
  readonly state: PostFormState;
  /** Values of hidden inputs, which a post without scripts sends, too. Default: none. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** The first values of the fields. Default: nothing. */
  readonly defaultValues?: Readonly<Record<string, string>>;
  /**
   * Set on the page that the server returns when it refuses a post without scripts: the heading above the
   * form, which has the focus as the page opens, and the values of the hidden inputs, to be sent again.
   */
  readonly refusal?: {
    readonly heading: string;
    readonly hidden: Readonly<Record<string, string>>;
  };
  /** `line` puts the button beside the last field. Default `stack`. */
  readonly layout?: 'stack' | 'line';
  /** Sends the last post again; resolves to whether the server took it. Default: no button for it. */
  readonly onResend?: () => Promise<boolean>;
  /** Receives the typed values by field, and the content of the honeypot. */
  readonly onSubmit: (values: Readonly<Record<string, string>>, honeypot: string) => void;
}
