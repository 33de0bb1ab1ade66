import { expect, test } from 'vitest';
import type { Form } from '../../src/api/forms/form.ts';
import { waitlist } from '../../src/api/forms/waitlist.ts';
import { pages } from './site.ts';

const textOf = (path: string): string => pages.find((page) => page.path === path)?.text ?? '';

const fieldsOf = ({ fields }: Form, isRequired: boolean): string[] =>
  Object.keys(fields).filter((name) => (fields[name]?.required === true) === isRequired);

// The compiler already checks that the privacy page names every field.
test('the privacy page says which fields must be filled in', () => {
  expect(textOf('/privacy')).toContain('Work email only. Full name and company are optional');
  expect(textOf('/privacy')).toContain('Name, email and message. Company is optional');
});

test('security and pricing still say what the waitlist asks for: a new field changes them too', () => {
  const said = 'The waitlist needs one field, your work email. Name and company are optional.';
  expect(textOf('/security')).toContain(said);
  expect(textOf('/pricing')).toContain('your email, any name and company you add');
  expect(fieldsOf(waitlist, true)).toEqual(['email']);
  expect(fieldsOf(waitlist, false)).toEqual(['name', 'company']);
});
