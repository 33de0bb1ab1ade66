import type { Form } from '../../contract/forms/form.ts';

/** An address that can be sent and is probably not meant. */
export interface Doubt {
  readonly field: string;
  /** What was typed. */
  readonly typed: string;
  /** What may have been meant. */
  readonly meant: string;
}

/** Nothing but a company's own network has a domain without a dot. */
const withoutDot = /^[^@\s]+@[^@.\s]+$/;

/** The first address of a form whose domain has no dot; undefined where every one has. */
export function doubtOf(form: Form, values: Readonly<Record<string, string>>): Doubt | undefined {
  for (const [field, { kind }] of Object.entries(form.fields)) {
    const typed = (values[field] ?? '').trim();
    if (kind === 'email' && withoutDot.test(typed)) return { field, typed, meant: `${typed}.com` };
  }
  return undefined;
}
