import { expect, test } from 'vitest';
import { contact } from '../../src/contract/forms/contact.ts';
import { waitlist } from '../../src/contract/forms/waitlist.ts';
import { doubtOf } from '../../src/forms/PostForm/doubt.ts';

test('an address whose domain has no dot is asked about, in whatever form it is typed', () => {
  const doubt = { field: 'email', typed: 'dana@northwind', meant: 'dana@northwind.com' };
  expect(doubtOf(waitlist, { email: ' dana@northwind ' })).toEqual(doubt);
  expect(doubtOf(contact, { name: 'Dana', email: 'dana@northwind' })).toEqual(doubt);
});

test.each(['', 'dana@northwind.com', 'dana@mail.northwind.co.uk', 'dana'])(
  '%j is not asked about',
  (email) => {
    expect(doubtOf(waitlist, { email })).toBeUndefined();
  },
);

test('only addresses are asked about', () => {
  expect(doubtOf(contact, { message: 'dana@northwind' })).toBeUndefined();
});
