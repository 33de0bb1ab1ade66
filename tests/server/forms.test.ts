import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { contactForm } from '../../src/content/contact.ts';
import { refusedHeading } from '../../src/content/refusedPost.ts';
import { waitlistForm } from '../../src/content/waitlistForm.ts';
import { loggable } from '../../src/server/log.ts';
import { storeMessage } from '../../src/server/repositories/messages.ts';
import { updateSignup } from '../../src/server/repositories/signups.ts';
import { databases, freshDatabase, holdLock, message, stopClock } from './support/databases.ts';
import { postForm, postJson } from './support/http.ts';
import { serve } from './support/serve.ts';

const seen = async (answer: Response) => {
  const { date: _date, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: await answer.text() };
};
const acceptedBy = async (answer: Response) =>
  expect([answer.status, await answer.json()]).toEqual([202, { status: 'accepted' }]);

test('the log has the kind and place of an error, never its message', () => {
  const words = 'no such person: ann@example.com\n    at ann@example.com';
  const logged = loggable(Object.assign(new TypeError(words), { code: 'E_SOME' }));
  expect(logged).toMatchObject({ kind: 'TypeError', code: 'E_SOME' });
  expect(logged.at?.[0]).toContain('forms.test.ts');
  expect(JSON.stringify(logged)).not.toContain('ann@');
});

describe.each(databases)('on %s', async (kind) => {
  const server = await serve(kind);
  const rowsOf = (table: 'signups' | 'messages', email: string) =>
    server.deps.store.db
      .selectFrom(table as 'signups')
      .selectAll()
      .where('email_normal', '=', email)
      .execute();

  describe('the waitlist', () => {
    const path = () => `${server.url}/api/waitlist`;
    const rowOf = async (email: string) => (await rowsOf('signups', email))[0];

    test('stores a new address as typed before it is acknowledged', async () => {
      const signup = {
        email: 'Ann.Lee@Example.com',
        name: 'Ann Lee',
        company: 'Acme & Sons',
        utm_source: 'news',
        utm_campaign: 'launch',
        utm_medium: 'email',
      };
      await acceptedBy(await postJson(path(), signup));
      const known = { status: 'active', retained: 0, times_seen: 1 };
      expect(await rowOf('ann.lee@example.com')).toMatchObject({ ...signup, ...known });
    });

    test('gives a known address the same answer, counts it, and keeps its name and company', async () => {
      const bo = { email: 'bo@example.com', name: 'Bo', company: 'One' };
      const first = await postJson(path(), bo);
      const again = await postJson(path(), { email: 'BO@example.com', name: 'Eve', company: '2' });
      expect(await seen(again)).toEqual(await seen(first));
      expect(await rowOf('bo@example.com')).toMatchObject({ ...bo, times_seen: 2 });
    });

    test('makes one row of concurrent signups of one address', async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => postJson(path(), { email: 'crowd@example.com' })),
      );
      expect(answers.every(({ status }) => status === 202)).toBe(true);
      expect(await rowOf('crowd@example.com')).toMatchObject({ times_seen: 40 });
    });

    test.each([
      ['a filled trap', { 'X-Form-Trap': 'yes' }],
      ['a form sent within three seconds', { 'X-Form-Age': '1200' }],
      ['an age that is not a number', { 'X-Form-Age': 'soon' }],
    ])('answers %s like any other and quarantines it', async (_name, headers) => {
      const email = `${crypto.randomUUID()}@example.com`;
      await acceptedBy(await postJson(path(), { email }, headers));
      expect(await rowOf(email)).toMatchObject({ status: 'quarantined' });
    });

    test('takes a person who signs up after a bot used their address', async () => {
      for (const [trap, status] of [
        ['x', 'quarantined'],
        ['', 'active'],
        ['x', 'active'],
      ] as const) {
        await postJson(path(), { email: 'dot@example.com' }, { 'X-Form-Trap': trap });
        expect(await rowOf('dot@example.com')).toMatchObject({ status });
      }
    });

    test('leaves it to the owner to subscribe an unsubscribed address again', async () => {
      const email = 'una@example.com';
      await postJson(path(), { email });
      const unsubscribed = { status: 'unsubscribed' } as const;
      await updateSignup(server.deps.store.db, 'email_normal', email, unsubscribed);
      await acceptedBy(await postJson(path(), { email }));
      expect(await rowOf(email)).toMatchObject({ ...unsubscribed, times_seen: 2 });
    });

    test.each([
      ['a campaign of its page', '', '/pricing?utm_source=site', { utm_source: 'site' }],
      // Pages of SITE_URL count as the site's own, because a proxy may change the Host header.
      ['of SITE_URL', '', 'https://exampleton.example/?utm_source=mail', { utm_source: 'mail' }],
      ['of another site', '', 'https://elsewhere.example/?utm_source=them', { utm_source: '' }],
      ['a filled honeypot', 'hi', '/pricing', { status: 'quarantined' }],
    ])('redirects a form without JavaScript, with %s', async (_name, form_trap, page, row) => {
      const email = `${crypto.randomUUID()}@example.com`;
      const Referer = new URL(page, server.url).href;
      const answer = await postForm(path(), { email, form_trap }, { Referer });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/pricing/joined']);
      expect(await rowOf(email)).toMatchObject({ status: 'active', ...row });
    });

    test('gives back a form with an error in its page, and keeps what was typed', async () => {
      const typed = { email: 'no"address', name: '<script>alert(1)</script>', company: 'A&B' };
      const Referer = `${server.url}/pricing?utm_source=x"y`;
      const answer = await postForm(path(), typed, { Referer });
      expect(answer.status).toBe(422);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'",
        'cache-control': 'no-store',
      });
      const html = await answer.text();
      expect(html).toMatch(/^<!doctype html>.*<h1>Refused<\/h1>.*<form /s);
      expect(html).not.toContain('<script>');
      expect(html).toContain(waitlistForm.fields.email.errors.invalid);
      const page = parse(html);
      for (const [name, value] of Object.entries({ ...typed, utm_source: 'x"y' }))
        expect(page.querySelector(`[name="${name}"]`)?.getAttribute('value')).toBe(value);
    });

    test('says so to a form from another site, or with invalid bytes', async () => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      for (const [status, init] of [
        [
          403,
          { body: 'email=a@example.com', headers: { ...headers, Origin: 'https://evil.test' } },
        ],
        [400, { body: Buffer.from('email=\xFF', 'latin1'), headers }],
      ] as const) {
        const answer = await fetch(path(), { method: 'POST', ...init });
        expect(answer.status).toBe(status);
        expect(await answer.text()).toContain(refusedHeading(status, 0, waitlistForm.failures));
      }
    });

    test('logs no personal data', async () => {
      await postJson(path(), { email: 'secret.person@example.com', name: 'Very Private' });
      await postJson(path(), { email: 'secret person', name: 'Very Private' });
      const log = server.lines.join('');
      expect(log).toContain('"route":"/api/waitlist","status":202');
      expect(log).not.toMatch(/secret|private|127\.0\.0\.1|::1/i);
    });
  });

  describe('contact', () => {
    const path = () => `${server.url}/api/contact`;
    const store = (
      words: ReturnType<typeof message>,
      status: 'active' | 'quarantined' = 'active',
      now = new Date(),
    ) => storeMessage(server.deps.store.db, words, status, ['webhook'], now);
    /** Number of messages of a person, and number of those with a notice in the outbox. */
    const kept = async (email: string) => {
      const rows = await rowsOf('messages', email);
      const notices = await server.deps.store.db.selectFrom('outbox').select('subject').execute();
      const isNoticed = ({ id }: { id: string }) => notices.some(({ subject }) => subject === id);
      return [rows.length, rows.filter(isNoticed).length];
    };

    test('stores the longest message in any writing system, also sent without scripts', async () => {
      const longest = message('lin@example.com', { message: '語'.repeat(4000) });
      const { email, name, message: text } = longest;
      expect((await postForm(path(), { email, name, message: text })).status).toBe(303);
      expect(await rowsOf('messages', email)).toMatchObject([{ message: text }]);
    });

    test('stores a message repeated on the same day once; with other words, or later, again', async () => {
      const send = (hour: number, text = 'Hi') => {
        const words = message('rae@example.com', { message: text });
        return store(words, 'active', new Date(Date.UTC(2026, 10, 1, hour)));
      };
      await Promise.all([send(1), send(1), send(1)]);
      await send(20);
      expect(await kept('rae@example.com')).toEqual([1, 1]);
      await send(20, 'Hi again');
      await send(26);
      expect(await kept('rae@example.com')).toEqual([3, 3]);
    });

    test('releases a message from quarantine that is repeated without bot signals', async () => {
      const words = message('quo@example.com');
      for (const [status, noticed] of [
        ['quarantined', 0],
        ['quarantined', 0],
        ['active', 1],
        ['quarantined', 1],
        ['active', 1],
      ] as const) {
        await store(words, status);
        expect(await kept('quo@example.com')).toEqual([1, noticed]);
      }
      expect(await rowsOf('messages', 'quo@example.com')).toMatchObject([{ status: 'active' }]);
    });

    test('stores a message with its topic, and nothing of a form that is not valid UTF-8', async () => {
      const send = async (name: string) => {
        const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
        const body = `name=${name}&email=Bytes@example.com&message=Hi%0A%0Ayou&from=faq&type=fit-check`;
        return (await fetch(path(), { method: 'POST', headers, body, redirect: 'manual' })).status;
      };
      for (const name of ['%ff', '%', '%zz', '%C3']) expect(await send(name)).toBe(400);
      expect(await kept('bytes@example.com')).toEqual([0, 0]);
      expect(await send('J%C3%BCrgen+100%25')).toBe(303);
      const typed = { name: 'Jürgen 100%', email: 'Bytes@example.com', message: 'Hi\n\nyou' };
      const known = { ...typed, topic: 'fit-check, from faq', status: 'active' };
      expect(await rowsOf('messages', 'bytes@example.com')).toMatchObject([known]);
    });
  });
});

test.each([
  [429, { RATE_LIMIT_PER_MINUTE: '1' }, contactForm.failures.rateLimited],
  [503, { ANSWER_WITHIN_MS: '1000' }, contactForm.failures.server],
])('a form that is answered %i comes back with what was typed', async (status, env, words) => {
  const database = await freshDatabase('sqlite');
  if (status === 429) stopClock();
  const server = await serve('sqlite', env, { database });
  const typed = { name: 'Ann', email: 'ann@example.com', message: 'A long & careful letter' };
  const send = () => postForm(`${server.url}/api/contact`, typed);
  expect((await send()).status).toBe(303);
  if (status === 503) holdLock(database.path);
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after')).toBe(status === 429 ? '60' : '2');
  const html = await answer.text();
  for (const part of [words, 'A long &amp; careful letter</textarea>', 'value="ann@example.com"'])
    expect(html).toContain(part);
});

test('the codes of links travel in a header, and what is no code is left out', async () => {
  const server = await serve('sqlite');
  for (const [email, link] of [
    ['a@example.com', 'k7m2q9x4ab 9x4abk7m2q'],
    ['b@example.com', '- 9x4abk7m2r'],
    ['c@example.com', '<b> a@example.com'],
  ] as const)
    await postJson(`${server.url}/api/waitlist`, { email }, { 'X-Form-Link': link });
  const rows = server.deps.store.db.selectFrom('signups').select(['via', 'code']).orderBy('email');
  expect(await rows.execute()).toEqual([
    { via: 'k7m2q9x4ab', code: '9x4abk7m2q' },
    { via: '', code: '9x4abk7m2r' },
    { via: '', code: '' },
  ]);
});
