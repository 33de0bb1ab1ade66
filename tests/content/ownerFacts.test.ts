import { describe, expect, test } from 'vitest';
import { founderStoryOf } from '../../src/content/about.ts';
import { contactPanelsOf } from '../../src/content/contact.ts';
import { headshotsOf } from '../../src/content/press.ts';
import { trialOfferOf } from '../../src/content/pricing.ts';

const calendarUrl = 'https://calendar.exampleton.example/fit-check';
const company = { founded: '2025', place: 'New York, USA', signature: 'Ann Lee' };
const settled = JSON.stringify([
  trialOfferOf({ trialOpens: 'June', trialCovers: 'One role', priceUnit: 'a role' }),
  contactPanelsOf({ answerTime: 'one business day', calendarUrl }),
  founderStoryOf({ ...company, founder: 'Ann Lee', face: '/brand/founder.jpg' }),
  headshotsOf({ ...company, face: '/brand/founder.jpg' }),
]);
const open = JSON.stringify([
  trialOfferOf({ trialOpens: '', trialCovers: '', priceUnit: '' }),
  contactPanelsOf({ answerTime: '', calendarUrl: '' }),
  founderStoryOf({ ...company, founder: '', face: '' }),
  headshotsOf({ ...company, face: '' }),
]);

describe('a fact that only the owner knows', () => {
  test.each([
    'It opens in June.',
    'One role',
    'One price buys a role.',
    'within one business day',
    calendarUrl,
    '"face":{"src":"/brand/founder.jpg","alt":"Ann Lee"}',
    '"files":[{"label":"Photo","to":"/brand/founder.jpg"}]',
  ])('is shown once it is given: %s', (fact) => {
    expect(settled).toContain(fact);
    expect(open).not.toContain(fact);
  });

  test('leaves no gap and no apology while it is not', () => {
    expect(open).not.toMatch(/ {2}|"\s*"|undefined|\b(?:not yet|not announced|unknown)\b/);
  });
});
