import type { Form } from '../../api/forms/form.ts';

/** An address that can be sent and is probably not meant. */
export interface AddressSuggestion {
  readonly field: string;
  /** What was typed. */
  readonly typed: string;
  /** What may have been meant. */
  readonly meant: string;
}

/** A domain without a dot exists in private networks only. */
const withoutDot = /^[^@\s]+@[^@.\s]+$/;

/** The first address of a form whose domain has no dot; undefined where every one has. */
export function suggestAddress(
  form: Form,
  values: Readonly<Record<string, string>>,
): AddressSuggestion | undefined {
  for (const [field, { kind }] of Object.entries(form.fields)) {
    const typed = (values[field] ?? '').trim();
    if (kind === 'email' && withoutDot.test(typed)) return { field, typed, meant: `${typed}.com` };
  }
  return undefined;
}
