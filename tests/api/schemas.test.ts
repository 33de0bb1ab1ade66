import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contact, contactSchema } from '../../src/api/forms/contact.ts';
import { hiddenFrom } from '../../src/api/forms/form.ts';
import { landingOf, waitlist, waitlistSchema } from '../../src/api/forms/waitlist.ts';
import { bodyLimit } from '../../src/api/limits.ts';
import { fieldErrors } from '../../src/api/problem.ts';

const wide = (length: number) => '語'.repeat(length);

test('a signup keeps every field, and absent ones read as empty', () => {
  expect(v.parse(waitlistSchema, { email: ' Ann@Example.com ', name: 'Ann' })).toEqual({
    email: 'Ann@Example.com',
    name: 'Ann',
    company: '',
    utm_source: '',
    utm_campaign: '',
    utm_medium: '',
    landing_source: '',
    landing_campaign: '',
    landing_medium: '',
  });
});

test.each([
  [
    'utm_source=newsletter&utm_campaign=november',
    { landing_source: 'newsletter', landing_campaign: 'november' },
  ],
  // A page that was opened by a link of the site and loaded again.
  ['utm_source=site&utm_campaign=header&utm_medium=cta', {}],
])('a visit that began at ?%s came by %j', (query, landing) => {
  expect(landingOf(new URLSearchParams(query))).toEqual(landing);
});

test('a line break of two characters, as in a post without scripts, counts as one', () => {
  const { message } = v.parse(contactSchema, {
    name: 'Ann',
    email: 'ann@example.com',
    message: 'a\r\n'.repeat(2000),
  });
  expect(message).toBe('a\n'.repeat(2000).trim());
});

test.each([
  [{}, [{ field: 'email', code: 'required' }]],
  [{ email: '   ' }, [{ field: 'email', code: 'required' }]],
  [{ email: 'ann' }, [{ field: 'email', code: 'invalid' }]],
  [{ email: 7 }, [{ field: 'email', code: 'invalid' }]],
  [{ email: `${'a'.repeat(250)}@b.co` }, [{ field: 'email', code: 'too_long' }]],
  [{ email: 'a@b.co\n' }, [{ field: 'email', code: 'invalid' }]],
  [{ email: 'a@b.co', name: 'A\0' }, [{ field: 'name', code: 'invalid' }]],
  [{ email: 'a@b.co', name: 'A\r\nB' }, [{ field: 'name', code: 'invalid' }]],
  [{ email: 'a@b.co', company: '\uD800' }, [{ field: 'company', code: 'invalid' }]],
  [{ email: 'a@b.co', name: null }, [{ field: 'name', code: 'invalid' }]],
  [
    { name: 'x'.repeat(201) },
    [
      { field: 'email', code: 'required' },
      { field: 'name', code: 'too_long' },
    ],
  ],
  ['text', [{ field: '', code: 'invalid' }]],
  [null, [{ field: '', code: 'invalid' }]],
])('a signup of %j is refused with %j', (input, errors) => {
  expect(fieldErrors(waitlistSchema, input)).toEqual(errors);
});

test('a message may have several lines but no NUL', () => {
  const message = { name: 'Ann', email: 'a@b.co', message: 'one\r\ntwo' };
  expect(fieldErrors(contactSchema, message)).toEqual([]);
  expect(fieldErrors(contactSchema, { ...message, message: '\0' })).toEqual([
    { field: 'message', code: 'invalid' },
  ]);
});

test('a contact message needs name, email and message', () => {
  expect(fieldErrors(contactSchema, {})).toEqual([
    { field: 'name', code: 'required' },
    { field: 'email', code: 'required' },
    { field: 'message', code: 'required' },
  ]);
});

test('the longest message fits the body limit in any script', () => {
  const typed = Object.entries(contact.fields).map(([name, { kind, maxLength }]) => [
    name,
    kind === 'email' ? 'x'.repeat(maxLength) : wide(maxLength),
  ]);
  const hidden = Object.entries(contact.hidden).map(([name, max]) => [name, wide(max)]);
  const body = JSON.stringify(Object.fromEntries([...typed, ...hidden]));
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(bodyLimit);
});

test('an over-long or broken campaign is cut, so that it never costs a signup', () => {
  const query = new URLSearchParams({ utm_source: 'x'.repeat(500), utm_medium: 'a\nb' });
  const utm = hiddenFrom(waitlist, query);
  expect(utm).toMatchObject({
    utm_source: 'x'.repeat(200),
    utm_campaign: '',
    utm_medium: 'a b',
  });
  expect(fieldErrors(waitlistSchema, { email: 'a@b.co', ...utm })).toEqual([]);
});
