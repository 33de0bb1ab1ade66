import { type HTMLElement, parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Form } from '../../src/api/forms/form.ts';
import { waitlist } from '../../src/api/forms/waitlist.ts';
import { emailForm } from '../../src/content/emailForm.ts';
import { PostFormView } from '../../src/forms/PostForm/PostFormView.tsx';
import type { PostFormViewProps } from '../../src/forms/PostForm/types.ts';

const shortForm = emailForm('short');

/** Renders the short form, which the hero, the closing call to action and the tour show. */
function shown(props: Pick<PostFormViewProps, 'form'> & Partial<PostFormViewProps>): HTMLElement {
  const view = createElement(PostFormView, {
    ...shortForm,
    state: { status: 'idle' },
    onSubmit: () => undefined,
    ...props,
  });
  return parse(renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, view)));
}

const asked = (page: HTMLElement, { fields }: Form): string[] =>
  Object.keys(fields).filter((name) => page.querySelector(`[name="${name}"]`) !== null);

test('the short form asks for the email alone', () => {
  expect(asked(shown({ form: waitlist }), waitlist)).toEqual(['email']);
});

test('a required field that is added to the waitlist is asked for in the short form too', () => {
  const role = { kind: 'line', maxLength: 100, required: true, autoComplete: 'off' } as const;
  const grown = { ...waitlist, fields: { ...waitlist.fields, role } } satisfies Form;
  expect(asked(shown({ form: grown }), grown)).toEqual(['email', 'role']);
});

test('an error of a value that the form does not ask for is told', () => {
  const errors = [{ field: 'utm_source', code: 'too_long' }] as const;
  const page = shown({ form: waitlist, state: { status: 'refused', errors } });
  expect(page.textContent).toContain(shortForm.failures.server);
});
