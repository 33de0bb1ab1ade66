import { expect, test } from 'vitest';
import { joined } from '../../src/content/joined.ts';
import { sent } from '../../src/content/sent.ts';
import { waitlistForm } from '../../src/content/waitlistForm.ts';
import { contactForm } from '../../src/content/contact.ts';
import { pages } from './site.ts';

/** British forms of words that the copy uses or is likely to use; the site is written in US English. */
const british = new RegExp(
  `\\b(?:${[
    '(?:after|to|back|for|up)wards',
    '(?:behavi|col|fav|hon|lab|rum)our\\w*',
    '(?:cent|lit|met|theat)re',
    '(?:cancel|label|level|model|travel)l(?:ed|ing)',
    'analys(?:e|ed|ing)',
    '(?:minim|optim|organ|personal|priorit|recogn|summar)is(?:e|ed|es|ing|ations?)',
    'judgement\\w*',
    'licence',
    'programmes?',
    'catalogues?',
    'whilst',
  ].join('|')})\\b`,
  'gi',
);

/** Copy that the specification prescribes, with a British spelling and with typewriter apostrophes. */
const givenWords = ['Hyper-personalised'];
const givenTexts = [joined, sent, waitlistForm.success, contactForm.success].flatMap(
  ({ heading, text }) => [heading, text],
);

const without = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => rest.replaceAll(part, ''), text);

/** Lines of a text in which the pattern is found. */
const found = (text: string, pattern: RegExp): string[] =>
  text.split('\n').filter((line) => line.search(pattern) !== -1);

test.each(pages)('$path is spelled as in the United States', ({ text }) => {
  expect(found(without(text, givenWords), british)).toEqual([]);
});

test.each(pages)('$path has printer’s quotes, never a typewriter’s', ({ text }) => {
  expect(found(without(text, givenTexts), /["']/)).toEqual([]);
});
