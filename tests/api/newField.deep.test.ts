import { parse as parseHtml } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { waitlistForm } from '../../src/content/waitlistForm.ts';
import { contact } from '../../src/api/forms/contact.ts';
import { hiddenNames, type Form, fieldNames } from '../../src/api/forms/form.ts';
import { fieldErrors } from '../../src/api/problem.ts';
import { schemaOf } from '../../src/api/forms/schema.ts';
import { waitlist } from '../../src/api/forms/waitlist.ts';
import { PostFormView } from '../../src/forms/PostForm/PostFormView.tsx';
import type { PostFormCopy } from '../../src/forms/PostForm/types.ts';
import { messageColumns } from '../../src/server/repositories/messages.ts';
import { signupColumns } from '../../src/server/repositories/signups.ts';
import { openStore } from '../../src/server/store/store.ts';

/** The waitlist form with one more field, as a maintainer would add it. */
const grown = {
  ...waitlist,
  fields: {
    ...waitlist.fields,
    role: { kind: 'line', maxLength: 100, required: true, autoComplete: 'organization-title' },
  },
} as const satisfies Form;

const role = {
  label: 'Role',
  errors: { required: 'Enter your role.', invalid: 'One line.', too_long: 'Shorter.' },
};
const copy = {
  ...waitlistForm,
  fields: { ...waitlistForm.fields, role },
} satisfies PostFormCopy<typeof grown>;

// @ts-expect-error The new field has no words here, which the compiler must report.
waitlistForm satisfies PostFormCopy<typeof grown>;

describe('a field that is added to the definition', () => {
  test('is checked by the schema that browser and server share', () => {
    expect(parse(schemaOf(grown), { email: 'a@b.co', role: ' AE ' })).toMatchObject({ role: 'AE' });
    expect(fieldErrors(schemaOf(grown), { email: 'a@b.co' })).toEqual([
      { field: 'role', code: 'required' },
    ]);
  });

  test.each([
    ['the form', undefined],
    ['the form of a refused post', { heading: 'Not sent', hidden: {} }],
  ])('is asked for and refused in %s', (_name, refusal) => {
    const view = createElement(PostFormView, {
      ...copy,
      form: grown,
      state: { status: 'idle', errors: [{ field: 'role', code: 'required' }] },
      defaultValues: { role: 'AE' },
      ...(refusal && { refusal }),
      onSubmit: () => undefined,
    });
    const html = renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, view));
    const page = parseHtml(html);
    const control = page.querySelector('[name="role"]');
    expect(control?.attributes).toMatchObject({ value: 'AE', maxLength: '100' });
    expect(page.querySelector(`label[for="${control?.id}"]`)?.textContent).toBe('Role (required)');
    expect(html).toContain('Enter your role.');
  });
});

describe('every field of a form', () => {
  test('is a column of the export and of the messages', () => {
    expect(signupColumns).toEqual(
      expect.arrayContaining([...fieldNames(waitlist), ...hiddenNames(waitlist)]),
    );
    expect(messageColumns).toEqual(expect.arrayContaining(fieldNames(contact)));
  });

  test.each([
    ['signups', [...fieldNames(waitlist), ...hiddenNames(waitlist)]],
    ['messages', fieldNames(contact)],
  ])(
    'is a column of the table of %s: a migration that was forgotten fails here',
    async (table, names) => {
      const store = await openStore('sqlite::memory:');
      const tables = await store.db.introspection.getTables();
      await store.close();
      const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name);
      expect(columns).toEqual(expect.arrayContaining(names));
    },
  );
});
