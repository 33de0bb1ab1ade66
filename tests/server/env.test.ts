import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parseEnvironment } from '../../src/server/env.ts';

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));

test('the defaults apply where nothing is set, whatever other programs are told', () => {
  expect(parseEnvironment({ PATH: '/bin', PROT: '1', npm_config_x: 'y' })).toMatchObject({
    PORT: 4173,
    HOST: '127.0.0.1',
    DATABASE_URL: 'sqlite:data/site.db',
    RATE_LIMIT_PER_MINUTE: 10,
    TRUST_PROXY_HOPS: 0,
    FORM_MIN_AGE_MS: 3000,
    SITE_LIVE: false,
  });
});

test('the example is valid and holds the defaults', () => {
  const values = Object.fromEntries(Object.entries(example).filter(([, value]) => value !== ''));
  expect(parseEnvironment(example, Object.keys(example))).toEqual(parseEnvironment({}));
  expect(parseEnvironment(values, Object.keys(values))).toEqual(parseEnvironment({}));
});

test('the example documents every value', () => {
  const source = readFileSync(new URL('../../src/server/env.ts', import.meta.url), 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(Object.keys(example).toSorted()).toEqual(names.toSorted());
});

const port = 'a whole number from 0 to 65535';
const database = 'sqlite:path/to/file.db or postgres://user@host/database';
const addressSecret =
  'a secret of at least 16 letters, digits and . _ ~ - (it is part of an address)';

test.each([
  ['PORT', 'http', port],
  ['PORT', '70000', port],
  ['PORT', '-1', port],
  ['PORT', '80.5', port],
  ['DATABASE_URL', 'mysql://x', database],
  ['DATABASE_URL', 'sqlite:a.db?mode=ro', database],
  ['DATABASE_URL', 'postgres://me:p@ss/word@host/db', database],
  ['DATABASE_URL', 'postgres://me:12?34@host/db', database],
  ['DATABASE_URL', 'sqlite:', database],
  ['SITE_URL', 'exampleton.example', 'an address that starts with https:// or http://'],
  ['SITE_LIVE', 'yes', 'true or false'],
  ['HSTS', 'two years', 'like max-age=86400 or max-age=63072000; includeSubDomains; preload'],
  ['RATE_LIMIT_PER_MINUTE', 'many', 'a whole number from 0 to 100000'],
  ['TRUST_PROXY_HOPS', '99', 'a whole number from 0 to 10'],
  ['LOG_LEVEL', 'loud', 'debug, info, warn, error or silent'],
  ['BOUNCE_TOKEN', 'sixteen-or-more+%&#', addressSecret],
  ['METRICS_TOKEN', 'short', 'a secret of at least 16 characters'],
  ['INDEXNOW_KEY', 'a/b', '8 to 128 letters, digits and dashes'],
])('%s=%s stops the start with a sentence that names it', (name, value, wanted) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(
    `The environment value ${name} must be ${wanted}.`,
  );
});

test('a misspelled name stops the start', () => {
  const name = 'RATE_LIMIT_PER_MINUT';
  expect(() => parseEnvironment({ [name]: '5' })).toThrow(`value ${name} is not known`);
  expect(() => parseEnvironment({ PROT: '80' }, ['PROT'])).toThrow('PROT is not known');
});

const hook = { WEBHOOK_URL: 'https://x.example', WEBHOOK_SECRET: 'a secret of some length' };

test.each<[Record<string, string>, string]>([
  [{ SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM'],
  [{ WEBHOOK_URL: 'https://x.example' }, 'WEBHOOK_SECRET'],
  // A webhook that could not be signed, and one that could not be sent.
  [{ ...hook, WEBHOOK_SECRET: 'whsec_!!!!!!!!!!!!!!!!' }, 'in Base64 must follow'],
  [{ ...hook, WEBHOOK_URL: 'https://u:p@x.example' }, 'must not hold a user or password'],
  [{ ...hook, WEBHOOK_URL: 'https://:p@x.example' }, 'must not hold a user or password'],
  // A connection would be cut before its answer.
  [{ ANSWER_WITHIN_MS: '4000', IDLE_TIMEOUT_MS: '8000' }, 'more than twice ANSWER_WITHIN_MS'],
])('%o stops the start, because a value needs or contradicts another one', (values, words) => {
  expect(parseEnvironment(hook).WEBHOOK_URL).toBe('https://x.example');
  expect(() => parseEnvironment(values)).toThrow(words);
});
