import * as v from 'valibot';

/** Why a field was refused. Our schemas use these codes as their error messages. */
export type FieldErrorCode = 'required' | 'invalid' | 'character' | 'too_long';

/** One refused field. An empty `field` means the body as a whole. */
export interface FieldError {
  field: string;
  code: FieldErrorCode;
}

/** An error answer, as RFC 9457 describes it. */
export interface Problem {
  type: 'about:blank';
  title: string;
  status: number;
  /** A sentence that says what is wrong, for clients other than our own pages, which do not read it. */
  detail?: string | undefined;
  /** Present when fields were refused (status 422). */
  errors?: FieldError[] | undefined;
}

/** The media type of an error answer. */
export const problemType = 'application/problem+json';

/** The first error of each field, in the order of the schema. */
export function errorsFrom(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    const field = typeof key === 'string' ? key : '';
    if (!errors.has(field)) errors.set(field, { field, code: codeOf(issue.message) });
  }
  return [...errors.values()];
}

/** What is wrong with `input`, field by field; empty when nothing is. */
export function fieldErrors(schema: v.GenericSchema, input: unknown): FieldError[] {
  const result = v.safeParse(schema, input);
  return result.success ? [] : errorsFrom(result.issues);
}

/** Our own messages are codes of one word. Messages of the library are sentences: they count as `invalid`. */
const codeOf = (message: string): FieldErrorCode =>
  message.includes(' ') ? 'invalid' : (message as FieldErrorCode);
