import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { loggable } from '../../src/server/log.ts';
import { refusedHeading } from '../../src/content/refusedPost.ts';
import { waitlistForm } from '../../src/content/waitlistForm.ts';
import { updateSignup } from '../../src/server/repositories/signups.ts';
import { databases } from './support/databases.ts';
import { postForm, postJson } from './support/http.ts';
import { serve, type TestServer } from './support/serve.ts';

const seen = async (answer: Response) => {
  const headers = Object.fromEntries(answer.headers);
  delete headers['date'];
  return { status: answer.status, headers, body: await answer.text() };
};

test('the log has the kind and place of an error, never its message', () => {
  const words = 'no such person: ann@example.com\n    at ann@example.com';
  const logged = loggable(Object.assign(new TypeError(words), { code: 'E_SOME' }));
  expect(logged).toMatchObject({ kind: 'TypeError', code: 'E_SOME' });
  expect(logged.at?.[0]).toContain('waitlist.test.ts');
  expect(JSON.stringify(logged)).not.toContain('ann@');
});

describe.each(databases)('the waitlist on %s', (kind) => {
  let server: TestServer;
  const path = () => `${server.url}/api/waitlist`;
  const rowOf = (email: string) =>
    server.deps.store.db
      .selectFrom('signups')
      .selectAll()
      .where('email_normal', '=', email)
      .executeTakeFirst();

  beforeAll(async () => {
    server = await serve(kind);
  });

  test('a new address is stored as typed before it is acknowledged', async () => {
    const signup = {
      email: 'Ann.Lee@Example.com',
      name: 'Ann Lee',
      company: 'Acme & Sons',
      utm_source: 'news',
      utm_campaign: 'launch',
      utm_medium: 'email',
    };
    const answer = await postJson(path(), signup);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ status: 'accepted' });
    expect(await rowOf('ann.lee@example.com')).toMatchObject({
      ...signup,
      status: 'active',
      retained: 0,
      times_seen: 1,
    });
  });

  test('a known address gets the same answer, is counted, and keeps its name and company', async () => {
    const first = await postJson(path(), { email: 'bo@example.com', name: 'Bo', company: 'One' });
    const again = await postJson(path(), { email: 'BO@example.com', name: 'Eve', company: 'Two' });
    expect(await seen(again)).toEqual(await seen(first));
    expect(await rowOf('bo@example.com')).toMatchObject({
      email: 'bo@example.com',
      name: 'Bo',
      company: 'One',
      times_seen: 2,
    });
  });

  test('concurrent signups of one address make one row', async () => {
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
  ])('%s is answered like any other and quarantined', async (_name, headers) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const answer = await postJson(path(), { email }, headers);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ status: 'accepted' });
    expect(await rowOf(email)).toMatchObject({ status: 'quarantined' });
  });

  test('a person who signs up after a bot used their address is on the list', async () => {
    await postJson(path(), { email: 'dot@example.com' }, { 'X-Form-Trap': 'x' });
    await postJson(path(), { email: 'dot@example.com' });
    expect(await rowOf('dot@example.com')).toMatchObject({ status: 'active', times_seen: 2 });
    await postJson(path(), { email: 'dot@example.com' }, { 'X-Form-Trap': 'x' });
    expect(await rowOf('dot@example.com')).toMatchObject({ status: 'active', times_seen: 3 });
  });

  test('only the owner can subscribe an unsubscribed address again', async () => {
    await postJson(path(), { email: 'una@example.com' });
    const unsubscribed = { status: 'unsubscribed' } as const;
    await updateSignup(server.deps.store.db, 'email_normal', 'una@example.com', unsubscribed);
    expect((await postJson(path(), { email: 'una@example.com' })).status).toBe(202);
    expect(await rowOf('una@example.com')).toMatchObject({ status: 'unsubscribed', times_seen: 2 });
  });

  test('a form sent without JavaScript is redirected, and its campaign comes from the page', async () => {
    const answer = await postForm(
      path(),
      { email: 'native@example.com', name: 'Nat', company: '', form_trap: '' },
      { Referer: `${server.url}/pricing?utm_source=site&utm_campaign=demo&utm_medium=cta` },
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/pricing/joined');
    expect(await rowOf('native@example.com')).toMatchObject({
      name: 'Nat',
      utm_source: 'site',
      utm_campaign: 'demo',
      utm_medium: 'cta',
      status: 'active',
    });
  });

  test.each([
    ['of another site is ignored', 'https://elsewhere.example/?utm_source=them', ''],
    // A proxy may change the Host.
    ['by SITE_URL is read', 'https://exampleton.example/pricing?utm_source=mail', 'mail'],
  ])('a campaign in the Referer %s', async (_name, Referer, utm_source) => {
    const email = `${crypto.randomUUID()}@example.com`;
    await postForm(path(), { email }, { Referer });
    expect(await rowOf(email)).toMatchObject({ utm_source });
  });

  test('a native post with a filled honeypot is quarantined', async () => {
    const answer = await postForm(path(), { email: 'trap@example.com', form_trap: 'hi' });
    expect(answer.status).toBe(303);
    expect(await rowOf('trap@example.com')).toMatchObject({ status: 'quarantined' });
  });

  test('a native post with an error gets a page that says what is wrong and keeps what was typed', async () => {
    const answer = await postForm(
      path(),
      { email: 'no"address', name: '<script>alert(1)</script>', company: 'A&B' },
      { Referer: `${server.url}/pricing?utm_source=x"y` },
    );
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    const page = parse(html);
    const valueOf = (name: string) => page.querySelector(`[name="${name}"]`)?.getAttribute('value');
    expect(valueOf('email')).toBe('no"address');
    expect(valueOf('name')).toBe('<script>alert(1)</script>');
    expect(valueOf('company')).toBe('A&B');
    expect(valueOf('utm_source')).toBe('x"y');
    const email = page.querySelector('[name="email"]');
    const error = page.getElementById(email?.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe(waitlistForm.fields.email.errors.invalid);
    expect(page.querySelector('[autofocus]')?.textContent).toContain(waitlistForm.errorsHeading(1));
    expect(html).not.toContain('<script>');
  });

  test('the error page of a native post is part of the site, under the policy of its page', async () => {
    const answer = await postForm(path(), { email: '' });
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(/^<!doctype html>.*<h1>Refused<\/h1>.*<form /s);
  });

  test('a native post from another site, or with invalid bytes, gets a page that says so', async () => {
    const foreign = await postForm(
      path(),
      { email: 'a@example.com' },
      { Origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    expect(await foreign.text()).toContain(refusedHeading(403, 0, waitlistForm.failures));
    const unreadable = await fetch(path(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: Buffer.from('email=\xFF', 'latin1'),
    });
    expect(unreadable.status).toBe(400);
    expect(await unreadable.text()).toContain(refusedHeading(400, 0, waitlistForm.failures));
  });

  test('logs hold no personal data', async () => {
    await postJson(path(), { email: 'secret.person@example.com', name: 'Very Private' });
    await postJson(path(), { email: 'secret person', name: 'Very Private' });
    const log = server.lines.join('');
    expect(log).toContain('"route":"/api/waitlist","status":202');
    expect(log).not.toMatch(/secret|private|127\.0\.0\.1|::1/i);
  });
});
