import { cleanAddress } from '../../api/email.ts';
import type { Form } from '../../api/forms/form.ts';

/** An address that is valid but probably has a typing error, and its correction. */
export interface AddressSuggestion {
  readonly field: string;
  /** What was typed. */
  readonly typed: string;
  /** What may have been meant. */
  readonly meant: string;
}

/** An address whose domain has no dot. Such domains exist in private networks only. */
const withoutDot = /^[^@\s]+@[^@.\s]+$/;

/** Suggestion for the first address of a form whose domain has no dot; undefined where all have one. */
export function suggestAddress(
  form: Form,
  values: Readonly<Record<string, string>>,
): AddressSuggestion | undefined {
  for (const [field, { kind }] of Object.entries(form.fields)) {
    const typed = cleanAddress(values[field] ?? '');
    if (kind === 'email' && withoutDot.test(typed)) return { field, typed, meant: `${typed}.com` };
  }
  return undefined;
}
