import { expect, test } from 'vitest';
import { contact } from '../../src/api/forms/contact.ts';
import type { Form } from '../../src/api/forms/form.ts';
import { waitlist } from '../../src/api/forms/waitlist.ts';
import { pages } from './site.ts';

const textOf = (path: string): string => pages.find((page) => page.path === path)?.text ?? '';

const fieldsOf = ({ fields }: Form, isRequired: boolean): string[] =>
  Object.keys(fields).filter((name) => (fields[name]?.required === true) === isRequired);

test('the privacy page lists every field of both forms, and which must be filled in', () => {
  const text = textOf('/privacy');
  expect(text).toContain('Work email, full name, company');
  expect(text).toContain('Email only. Name and company are optional');
  expect(text).toContain('Name, email, company, message');
  expect(text).toContain('Name, email and message. Company is optional');
  for (const name of [...Object.keys(waitlist.fields), ...Object.keys(contact.fields)])
    expect(text.toLowerCase()).toContain(name);
});

test('security and pricing still say what the waitlist asks for: a new field changes them too', () => {
  const said = 'The waitlist needs one field, your work email. Name and company are optional.';
  expect(textOf('/security')).toContain(said);
  expect(textOf('/pricing')).toContain('your email, your name and company if you give them');
  expect(fieldsOf(waitlist, true)).toEqual(['email']);
  expect(fieldsOf(waitlist, false)).toEqual(['name', 'company']);
});
