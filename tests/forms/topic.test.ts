import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { contact, contactSchema } from '../../src/api/forms/contact.ts';
import { hiddenFrom } from '../../src/api/forms/form.ts';
import { topicWords } from '../../src/forms/ContactForm/topic.ts';

const words = {
  from: { faq: 'About: a question from the FAQ' },
  type: { 'fit-check': 'About: a 15-minute fit check' },
};

const shown = (query: string): string | undefined =>
  topicWords(hiddenFrom(contact, new URLSearchParams(query)), words);

describe('the topic of a message', () => {
  it.each([
    ['from=faq', 'About: a question from the FAQ'],
    ['type=fit-check', 'About: a 15-minute fit check'],
    ['from=faq&type=fit-check', 'About: a 15-minute fit check'],
    ['from=faq&type=unknown', 'About: a question from the FAQ'],
  ])('of %s is put in words', (query, expected) => {
    expect(shown(query)).toBe(expected);
  });

  it.each(['', 'from=', 'from=unknown', 'from=constructor', 'type=__proto__', 'type=FAQ'])(
    'of "%s" is shown as nothing',
    (query) => {
      expect(shown(query)).toBeUndefined();
    },
  );

  it.each([
    `from=${'x'.repeat(5000)}`,
    'from=a%0Ab&type=%00',
    'from=%ED%A0%80',
    `from=${'x'.repeat(99)}${encodeURIComponent('😀')}`,
  ])('never costs a message, whatever the link says (%#)', (query) => {
    const topic = hiddenFrom(contact, new URLSearchParams(query));
    const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello', ...topic };
    expect(parse(contactSchema, message).name).toBe('Ana');
    expect(topic.from.length).toBeLessThanOrEqual(contact.hidden.from);
  });
});
