import { createHash } from 'node:crypto';
import { type Field, type Form, carriedNames } from '../../contract/forms/form.ts';
import type { FieldError, FieldErrorCode } from '../../contract/problem.ts';
import { signals } from '../../contract/signals.ts';
import { bareContentPolicy, type HeaderMap } from '../headers.ts';

/** What is said of a field. */
interface FieldWords {
  readonly label: string;
  /** What to do about each refusal. */
  readonly errors: Readonly<Partial<Record<FieldErrorCode, string>>>;
}

/** What such a page says around the fields, and of them. */
export interface FormWords {
  title: string;
  /** The page that holds the form. */
  page: string;
  submit: string;
  honeypotLabel: string;
  fields: Readonly<Record<string, FieldWords>>;
}

/** A form of the site, for visitors whose browser posts it by itself. */
export interface NativeForm {
  form: Form;
  words: FormWords;
}

const style = `:root{color-scheme:light}body{font:1.0625rem/1.6 system-ui,sans-serif;color:#1a1a1a;background:#fff;margin:0}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem}h1{color:#3a4989;line-height:1.2}label{display:block;font-weight:600;margin-top:1.25rem}
input,textarea{box-sizing:border-box;width:100%;min-height:2.75rem;font:inherit;padding:.5rem .75rem;border:1px solid #7785b3;border-radius:.5rem}
button{min-height:2.75rem;margin-top:1.5rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:#fff;background:#3a4989;border:0;border-radius:.5rem}
:focus-visible{outline:2px solid #3a4989;outline-offset:2px}.summary{border:2px solid #b3261e;border-radius:.5rem;padding:0 1rem}
.error{color:#b3261e;margin:.25rem 0}a{color:#3a4989}.trap{position:absolute;left:-10000px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Headers of such a page. */
export const nativePageHeaders: HeaderMap = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `${bareContentPolicy}; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
};

/**
 * Says what went wrong and shows the form again with what was typed.
 *
 * @param typed - Undefined when it was not or could not be read: then there is no form to show.
 */
export function refusalPage(
  native: NativeForm,
  { status, errors = [] }: { status: number; errors?: FieldError[] | undefined },
  typed: Record<string, unknown> | undefined,
): string {
  const told = new Map(errors.map(({ field, code }) => [field, code]));
  const items = Object.entries(native.words.fields).flatMap(([name, { label, errors: words }]) => {
    const error = errorText(words, told.get(name));
    return error ? [`<li><a href="#${name}">${label}: ${error}</a></li>`] : [];
  });
  const notice = `${notices[status] ?? notices[500]}${typed ? ' What you typed is still here.' : ''}`;
  return page(
    native.words,
    `<h1>${status === 422 ? 'Please check the form' : 'Your form was not sent'}</h1>
<div class="summary" role="alert"><p>${notice}</p>${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}</div>
${typed ? formHtml(native, typed, told) : ''}`,
  );
}

const notices: Record<number, string> = {
  400: 'It could not be read. Go back and send it again.',
  403: 'It did not come from our own page. Open the page and send it from there.',
  413: 'It is too long. Go back, shorten it, and send it again.',
  422: 'Nothing was sent yet.',
  429: 'That was very often in a short time. Wait a minute and send it again.',
  500: 'Something went wrong on our side. Send it again in a moment: trying again is safe.',
};

/** What is wrong, by field. */
type Told = ReadonlyMap<string, FieldErrorCode>;

const errorText = (words: FieldWords['errors'] | undefined, code: FieldErrorCode | undefined) =>
  code && escape(words?.[code] ?? words?.invalid ?? '');

function formHtml({ form, words }: NativeForm, typed: Record<string, unknown>, told: Told): string {
  const carried = carriedNames(form).map(
    (name) => `<input type="hidden" name="${name}" value="${escape(textOf(typed[name]))}">`,
  );
  const fields = Object.entries(form.fields).map(([name, field]) =>
    fieldHtml(name, field, words.fields[name], escape(textOf(typed[name])), told),
  );
  return `<form method="post" action="${form.path}" novalidate>${carried.join('')}${fields.join('')}
<p class="trap" aria-hidden="true"><label for="${signals.honeypotField}">${words.honeypotLabel}</label><input id="${signals.honeypotField}" name="${signals.honeypotField}" tabindex="-1" autocomplete="off"></p>
<button type="submit">${words.submit}</button></form>`;
}

function fieldHtml(
  name: string,
  { kind, autoComplete, required = false }: Field,
  words: FieldWords | undefined,
  value: string,
  told: Told,
): string {
  const error = errorText(words?.errors, told.get(name));
  const attributes = [
    `id="${name}" name="${name}" autocomplete="${autoComplete}"`,
    required && 'required',
    error && `aria-invalid="true" aria-describedby="${name}-error"`,
  ]
    .filter(Boolean)
    .join(' ');
  const control =
    kind === 'lines'
      ? `<textarea rows="6" ${attributes}>\n${value}</textarea>`
      : `<input type="${kind === 'email' ? 'email' : 'text'}" value="${value}" ${attributes}>`;
  return `
<label for="${name}">${words?.label} ${required ? '(required)' : '(optional)'}</label>
${error ? `<p class="error" id="${name}-error">${error}</p>` : ''}${control}`;
}

const page = (words: FormWords, content: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${words.title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${style}</style></head>
<body><main>${content}
<p><a href="${words.page}">Back to the page</a></p></main></body>
</html>
`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
