import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read } from '../../src/reader/read.ts';
import { usualFor } from '../../src/reader/role.ts';
import { postings } from './corpus.ts';

const naughty = JSON.parse(readFileSync('tests/corpora/blns.json', 'utf8')) as string[];
const texts = postings.postings.map(({ text }) => text);
const paragraphs = texts.flatMap((text) => text.split(/\n\n+/));

/** Anything that can be pasted: paragraphs of job descriptions between characters of every kind. */
const pasted = fc
  .array(
    fc.oneof(
      fc.constantFrom(...paragraphs),
      fc.constantFrom(...naughty),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\uD800', '\r\n', '\u202E', '<p>cold calls</p>', '👋', '- '),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join('\n'));

function faultsOf(text: string): string[] {
  const { marks, words } = read(text);
  let last = 0;
  const faults = marks.flatMap(({ start, end, competency }) => {
    const isWrong = start < last || end <= start || end > text.length;
    last = end;
    return isWrong ? [competency] : [];
  });
  if (words.some(({ start, end }) => start < 0 || end <= start || end > text.length))
    return [...faults, 'words'];
  return faults;
}

test('marks lie inside the text, do not overlap and stay the same, whatever is pasted', () => {
  fc.assert(
    fc.property(pasted, (text) => {
      expect(faultsOf(text)).toEqual([]);
      expect(read(text)).toEqual(read(text));
    }),
  );
  for (const text of naughty) expect(faultsOf(text)).toEqual([]);
});

test('a phrase is found although a word of it comes early, and a denial although another one follows it', () => {
  const marksOf = (sentence: string) =>
    read(`We sell software to banks in Ohio. ${sentence} You report to the founder.`).marks.map(
      ({ competency }) => competency,
    );
  expect(marksOf('You ask the right people smart questions.')).toContain('discovery-depth');
  expect(marksOf('You spend long days on cold calling.')).toContain('outbound-prospecting');
  expect(
    marksOf(
      "You don't chase people who do not pick up the phone on long days full of cold calling.",
    ),
  ).not.toContain('outbound-prospecting');
});

test.each([
  ['empty', ' \n\t'],
  ['short', 'Account Executive wanted'],
  ['long', 'We sell software. '.repeat(2000)],
  [
    'other-language',
    'Wir suchen eine Person, die mit den Kunden spricht und für die Region im Norden da ist.',
  ],
  [
    'other-language',
    'نحن نبحث عن مدير مبيعات للعمل في فريقنا في دبي مع عملاء كبار من جميع أنحاء المنطقة والعالم',
  ],
  [
    'not-a-job',
    'Peel the potatoes, cut them into thin slices and fry them in butter until they are brown.',
  ],
  // The account executives in the sentence are users of the product, not the job.
  [
    'not-a-job',
    'Product designer\n\nYou will design the screens on which account executives, SDRs and their managers plan the week. We are looking for five years of experience. Apply today.',
  ],
  // A job posting, but not for a job in sales.
  [
    'not-a-job',
    'Warehouse associate\n\nWe are looking for a person with experience. You will load trucks, and you must have a license. Apply today.',
  ],
  ['read', texts[2] ?? ''],
] as const)('a text is %s', (kind, text) => {
  expect(read(text).kind).toBe(kind);
});

const marked = (text: string): string[] => read(text).marks.map(({ competency }) => competency);

test('a phrase counts in its forms, and not where it is denied or means something else', () => {
  expect(marked('You will be cold-calling and coach two reps.')).toEqual([
    'outbound-prospecting',
    'coaching',
  ]);
  // A phrase does not count across a line break, because each item of a list is a line.
  expect(marked('You will drive engagement\nyour extended level of service.')).toEqual([]);
  // Denied: "no", "never".
  expect(marked('You do no cold calling, and you never coach reps.')).toEqual([]);
  // In a list of benefits, and beside a word that changes the meaning.
  expect(marked('Perks: you make cold calls from home.')).toEqual([]);
  expect(marked('You close deals within the hour.')).toEqual([]);
  // Not a task of the candidate: no "you", or about the company.
  expect(marked('Lead a team of six. Our forecast is a guess. It helps.')).toEqual([]);
});

test('items of a list count without their bullets, which browsers drop', () => {
  const list =
    'Account executive\n\nDemonstrate the ability to overcome objections and close business.\nSchedule and hold product demonstrations for schools.';
  expect(marked(list)).toEqual([
    'objection-handling',
    'negotiation-and-closing',
    'product-demonstration',
  ]);
});

test('what misled is gone', () => {
  const misleading = [
    'A dynamic environment. You know market dynamics.',
    'You sell diagnostic devices with a strong demonstration of intellect.',
    'You explain the value proposition.',
    'You carry a quota and meet your targets and objectives.',
    'You give feedback on the product.',
    'You help business development representatives.',
  ];
  for (const text of misleading) expect(marked(text), text).toEqual([]);
});

test('marks stand where their words are in what was pasted, whatever the letters', () => {
  const text =
    'You do pros\u00ADpecting, run \uFB01rst dis-\r\ncovery calls and give ｆｏｒｅｃａｓｔｓ. You mid-\nmarket.';
  const words = read(text).marks.map(({ start, end }) => text.slice(start, end));
  expect(words).toEqual(['pros\u00ADpecting', 'dis-\r\ncovery', 'ｆｏｒｅｃａｓｔｓ']);
});

test('the role and where meetings come from follow from the title', () => {
  const of = (text: string) => {
    const { role, motion } = read(text);
    return [role, motion];
  };
  expect(of('Sales development representative')).toEqual(['sdr', 'outbound']);
  expect(of('We hire an SDR to qualify inbound leads')[0]).toBe('sdr');
  expect(of('SDR team lead')[0]).toBe('manager');
  expect(of('Inbound account executive\nYou work with SDRs.')).toEqual(['seller', 'inbound']);
  expect(of('Join our sales managers\nKey account manager')).toEqual([
    'account-manager',
    'customers',
  ]);
  expect(usualFor('seller', 'inbound')).not.toContain('outbound-prospecting');
});

test('a sum needs a currency, and words that say what it is', () => {
  const said = (text: string) => read(text).said;
  expect(said('Base salary $90,000 to $110,000.')).toEqual(['pay']);
  expect(said('Compensation\n€80k plus bonus')).toEqual(['pay']);
  expect(said('Competitive salary, 401k with match.')).toEqual([]);
  expect(said('Average deal size is $40,000.')).toEqual(['deal-size']);
  expect(said('1M users, and a $500 stipend for your desk. We raised $20M.')).toEqual([]);
  expect(said('OTE at a quota of $900,000. A bonus of $500 for each deal.')).toEqual([]);
});

test('a sentence is about the work where it says you, not where it says young', () => {
  const marks = (start: string) =>
    read(`${start} sales team with weekly coaching and cold calling.`).marks;
  expect(marks('You join a').length).toBeGreaterThan(0);
  expect(marks('Join a young')).toEqual([]);
});

test('costly words are found with their reasons', () => {
  const text =
    'A killer instinct and 5+ years of experience to dominate the market. No salesman, no guru.';
  expect(
    read(text).words.map(({ start, end, reason }) => [reason, text.slice(start, end)]),
  ).toEqual([
    ['slang', 'killer instinct'],
    ['years', '5+ years of experience'],
    ['masculine', 'dominate the market'],
  ]);
  expect(read('Sell by phone or by email to non-native speakers.').words).toEqual([]);
});
