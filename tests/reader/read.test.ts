import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textsOf } from '../../bench/reader/measure.ts';
import { longestText } from '../../src/reader/kind.ts';
import { read, readInSlices } from '../../src/reader/read.ts';
import { competencyIds } from '../../src/reader/types.ts';

const naughty = JSON.parse(readFileSync('tests/corpora/blns.json', 'utf8')) as string[];
const texts = textsOf('tuning').map(({ text }) => text);
const paragraphs = texts.flatMap((text) => text.split(/\n\n+/));

/** Anything that can be pasted: paragraphs of job descriptions among signs of every kind. */
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
  const { marks, competencies, words } = read(text);
  let last = 0;
  const faults = marks.flatMap(({ start, end, rule }) => {
    const isWrong = start < last || end <= start || end > text.length;
    last = end;
    return isWrong ? [rule] : [];
  });
  if (new Set(competencies.map(({ id }) => id)).size !== competencyIds.length) faults.push('ids');
  if (words.some(({ start, end }) => start < 0 || end <= start || end > text.length))
    faults.push('words');
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

test('another paragraph removes no mark elsewhere', () => {
  const some = fc.array(fc.constantFrom(...paragraphs), { maxLength: 6 });
  fc.assert(
    fc.property(some, fc.constantFrom(...paragraphs), some, (before, added, after) => {
      const first = before.map((paragraph) => `${paragraph}\n\n`).join('');
      const rest = after.join('\n\n');
      // A text without blank lines is read by the sentence.
      fc.pre(/\n\n/.test(first + rest));
      const insert = `${added}\n\n`;
      fc.pre(first.length + insert.length + rest.length <= 20_000);
      const moved = read(first + rest).marks.map((mark) => {
        const by = mark.start < first.length ? 0 : insert.length;
        return { ...mark, start: mark.start + by, end: mark.end + by };
      });
      expect(read(first + insert + rest).marks).toEqual(expect.arrayContaining(moved));
    }),
  );
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
  ['read', texts[2] ?? ''],
] as const)('a text is %s', (kind, text) => {
  expect(read(text).kind).toBe(kind);
});

const marked = (text: string): string[] => read(text).marks.map(({ competency }) => competency);

test('a text without blank lines is read as well as one with them', () => {
  for (const text of texts) {
    const lines = read(text.replaceAll(/\n\n+/g, '\n'));
    expect(lines.marks.length).toBeGreaterThanOrEqual(read(text).marks.length);
  }
});

test('a phrase counts in its forms, and not where it is denied or means something else', () => {
  expect(marked('You will cold-call and coach two reps.')).toEqual([
    'outbound-prospecting',
    'coaching',
  ]);
  expect(marked('You build a\nhealthy pipeline.')).toEqual(['outbound-prospecting']);
  expect(marked('Lead a team of six. Close six-figure deals. The forecast is a guess.')).toEqual([
    'coaching',
    'negotiation-and-closing',
  ]);
  expect(marked('No cold calling. Nobody cold calls here. You get coaching from leaders.')).toEqual(
    [],
  );
  expect(marked('You may lodge an objection. Salary is negotiable.')).toEqual([]);
  expect(marked('You work with sales engineers, who run demos.')).toEqual([]);
  expect(marked('A job.\n\nNice to have\n- Cold calling\n- You coach reps')).toEqual([]);
  expect(marked('About us\nA house of 60. Forecast by software.\n\nYou coach reps.')).toEqual([
    'coaching',
  ]);
});

test('an answer moves what it weighs', () => {
  const [text = ''] = texts;
  const before = read(text).competencies.find(({ id }) => id === 'business-case')?.weight ?? 0;
  const after = read(text, [{ 'business-case': 3 }, { 'business-case': 1 }]).competencies;
  expect(after.find(({ id }) => id === 'business-case')?.weight).toBe(before + 4);
});

test('costly words are found with their reasons', () => {
  const list = Array.from({ length: 14 }, (_, index) => `- Thing ${index}`).join('\n');
  const text = `A rockstar with 5+ years of experience in New York.\n\nRequirements\n${list}\n`;
  expect(
    read(text)
      .words.map(({ reason }) => reason)
      .sort(),
  ).toEqual(['gendered', 'long-list', 'pay', 'years']);
  expect(read('Sell by phone or by email.').words).toEqual([]);
  expect(read(`${text}\nBase salary $90,000.`).words.map(({ reason }) => reason)).not.toContain(
    'pay',
  );
});

test('a text read in slices gives the same reading, and lets the page work in between', async () => {
  const long = texts.join('\n\n').slice(0, longestText);
  expect(await readInSlices(long, [{ coaching: 2 }])).toEqual(read(long, [{ coaching: 2 }]));
  let turns = 0;
  const others = setInterval(() => (turns += 1));
  await readInSlices(long);
  clearInterval(others);
  expect(turns).toBeGreaterThan(10);
});
