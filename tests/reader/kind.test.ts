import { expect, test } from 'vitest';
import { read } from '../../src/reader/read.ts';

/** A posting below its title, with few phrases of sales, so that the title decides. */
const body = `

We are looking for a person who talks with owners of small shops every day.

You will call them, learn what they need and show them our product.

Full time, with benefits. Apply today.`;

test.each([
  ['seller', 'Account Executive reporting to our Sales Director'],
  ['seller', 'Join us as an Account Executive'],
  ['seller', 'Join our growing team as Sales Executive'],
  ['engineer', 'Sales Engineer, working alongside our Sales Managers'],
  ['account-manager', 'Key Account Manager with French'],
] as const)('a title is the job’s, whoever is named after it: %s, “%s”', (role, title) => {
  const reading = read(title + body);
  expect([reading.kind, reading.role]).toEqual(['read', role]);
});

test.each([
  'You report to the Sales Director.',
  'Join our Account Executives for lunch.',
  'Our Account Executives talk all day.',
  'You work with Account Executives.',
  'Your boss is the Sales Director.',
  // A letter of an applicant.
  'I would love to join your team as an Account Executive.',
])('a title is somebody else’s after the words that say so: “%s”', (opening) => {
  expect(read(opening + body).kind).toBe('not-a-job');
});

test.each([
  'Account Executive. Send your CV today.',
  'Sales Executive\n\nPlease apply with a resume in English.',
  'ACCOUNT EXECUTIVE – $60k base + uncapped commission plan',
  'Account Executive - Privacy Software',
])('a title is a posting’s, beside words that other texts use: “%s”', (title) => {
  expect(read(title + body).kind).toBe('read');
});

test.each([
  'Account Executive CV template',
  'Curriculum vitae of a Sales Manager',
  'Resume: Dana Whitfield, Account Executive',
  'Account Executive commission plan 2026',
  'Compensation plan for Sales Managers',
  'Candidate privacy notice: Account Executives',
  'Data privacy\n\nAccount Managers see your name.',
  'Account Executive interview questions',
])('a title in the name of another text is none: “%s”', (title) => {
  expect(read(title + body).kind).toBe('not-a-job');
});

const address = 'Location: Berlin\nContact: dana.whitfield@acme.com';

test('an address below a title is a posting’s where the text speaks to its reader', () => {
  const kindOf = (text: string) => read(text).kind;
  expect(kindOf(`Account Executive\n${address}${body}`)).toBe('read');
  expect(kindOf(`Account Executive. Send your CV to jobs@acme.com today.${body}`)).toBe('read');
  // The title is not in the first line.
  expect(kindOf(`Dana Whitfield\nAccount Executive\n${address}${body}`)).toBe('not-a-job');
  // A resume, and a letter.
  const record = '\n\nFive years of experience in software. Looking for a role, full time.';
  expect(kindOf(`Account Executive\n${address}${record}`)).toBe('not-a-job');
  const letter = '\n\nI apply for your vacancy, and would like to hear from you. Thank you.';
  expect(kindOf(`Account Executive\n${address}${letter}`)).toBe('not-a-job');
});

test('an address for applications is nobody’s own', () => {
  const text = (name: string) =>
    `Account Executive\n${name}@acme.com\n\nRequirements: experience in sales. Full time, with benefits.`;
  for (const name of ['jobs', 'HR']) expect(read(text(name)).kind).toBe('read');
  expect(read(text('dana')).kind).toBe('not-a-job');
});
