import { expect, test } from 'vitest';
import { contact } from '../../src/api/forms/contact.ts';
import { waitlist } from '../../src/api/forms/waitlist.ts';
import { suggestAddress } from '../../src/forms/PostForm/addressSuggestion.ts';

test('an address whose domain has no dot is asked about, in whatever form it is typed', () => {
  const suggestion = { field: 'email', typed: 'dana@northwind', meant: 'dana@northwind.com' };
  expect(suggestAddress(waitlist, { email: ' dana@northwind ' })).toEqual(suggestion);
  expect(suggestAddress(contact, { name: 'Dana', email: 'dana@northwind' })).toEqual(suggestion);
});

test.each([
  '',
  'dana@northwind.com',
  'dana@northwind。com',
  'dana@northwind．com',
  'dana@mail.northwind.co.uk',
  'dana',
])('%j is not asked about', (email) => {
  expect(suggestAddress(waitlist, { email })).toBeUndefined();
});

test('only addresses are asked about', () => {
  expect(suggestAddress(contact, { message: 'dana@northwind' })).toBeUndefined();
});
