import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { siteFrom } from '../content/siteConfig.ts';
import { defaultHsts } from './headers.ts';
import { PlainError } from './plainError.ts';

const matching = (pattern: RegExp, text: string) => v.pipe(v.string(), v.regex(pattern, text));
const whole = (min: number, max: number) => {
  const text = `a whole number from ${min} to ${max}`;
  const digits = v.pipe(matching(/^\d+$/, text), v.transform(Number));
  return v.pipe(digits, v.minValue(min, text), v.maxValue(max, text));
};
const url = (protocols: string[], text: string) =>
  v.pipe(
    v.string(),
    v.check((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), text),
  );
const web = url(['http:', 'https:'], 'an address that starts with https:// or http://');
const trueOrFalse = v.picklist(['true', 'false'], 'true or false');
const flag = v.optional(
  v.pipe(
    trueOrFalse,
    v.transform((text) => text === 'true'),
  ),
  'false',
);
const secret = v.optional(matching(/^.{16,}$/s, 'a secret of at least 16 characters'));

function isDatabaseUrl(value: string): boolean {
  // SQLite would take a query for a part of the file's name.
  if (value.startsWith('sqlite:')) return /^sqlite:[^?#]+$/.test(value);
  const parsed = URL.parse(value);
  if (!parsed || !['postgres:', 'postgresql:'].includes(parsed.protocol)) return false;
  // An @ or # here comes from an unescaped character in the password: host or database would be wrong.
  return !/[@#]/.test(parsed.pathname + parsed.search + parsed.hash);
}

const databaseUrl = v.pipe(
  v.string(),
  v.check(isDatabaseUrl, 'sqlite:path/to/file.db or postgres://user@host/database'),
);

const own = siteFrom({});

/** Values that the server takes from its environment (`.env.example`). Messages complete "NAME must be …". */
const envSchema = v.object({
  PORT: v.optional(whole(0, 65_535), '4173'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATABASE_URL: v.optional(databaseUrl, 'sqlite:data/site.db'),
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_EVERY_HOURS: v.optional(whole(1, 8760), '24'),
  BACKUP_KEEP: v.optional(whole(1, 10_000), '14'),
  BACKUP_DAYS: v.optional(whole(1, 3660), '30'),
  SITE_DIR: v.optional(v.string(), 'dist'),
  SITE_URL: v.optional(web, own.url),
  SITE_LIVE: flag,
  HSTS: v.optional(
    matching(
      /^max-age=\d+(?:; includeSubDomains(?:; preload)?)?$/,
      'like max-age=86400 or max-age=63072000; includeSubDomains; preload',
    ),
    defaultHsts,
  ),
  // The build reads these two; they are listed so that a `.env` file may hold them.
  SITE_ANALYTICS: v.optional(v.string(), ''),
  SEND_ON: v.optional(trueOrFalse, 'true'),
  RATE_LIMIT_PER_MINUTE: v.optional(whole(0, 100_000), '10'),
  TRUST_PROXY_HOPS: v.optional(whole(0, 10), '0'),
  FORM_MIN_AGE_MS: v.optional(whole(0, 600_000), '3000'),
  ANSWER_WITHIN_MS: v.optional(whole(100, 600_000), '1800'),
  REQUEST_TIMEOUT_MS: v.optional(whole(100, 600_000), '15000'),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent'),
    'info',
  ),
  IDLE_TIMEOUT_MS: v.optional(whole(100, 600_000), '30000'),
  SHUTDOWN_DELAY_MS: v.optional(whole(0, 60_000), '5000'),
  METRICS_TOKEN: secret,
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'], 'an address that starts with smtps:// or smtp://')),
  MAIL_FROM: v.optional(v.string()),
  MAIL_TO: v.optional(v.string()),
  NOTIFY_SIGNUPS: flag,
  CONFIRM_SIGNUPS: flag,
  CONFIRM_PER_HOUR: v.optional(whole(1, 100_000), '300'),
  // Other characters would have to be encoded in the address that a mail provider is given.
  BOUNCE_TOKEN: v.optional(
    matching(
      /^[\w.~-]{16,}$/,
      'a secret of at least 16 letters, digits and . _ ~ - (it is part of an address)',
    ),
  ),
  DIGEST_HOUR: v.optional(whole(0, 23)),
  WEBHOOK_URL: v.optional(web),
  WEBHOOK_SECRET: secret,
  WEBHOOK_FORMAT: v.optional(v.picklist(['json', 'slack'], 'json or slack'), 'json'),
  INDEXNOW_KEY: v.optional(
    matching(/^[\dA-Za-z-]{8,128}$/, '8 to 128 letters, digits and dashes'),
    own.indexNowKey,
  ),
  INDEXNOW_ENDPOINT: v.optional(web, 'https://api.indexnow.org/indexnow'),
  INDEXNOW_COOLDOWN_MINUTES: v.optional(whole(0, 10_080), '10'),
});

export type Env = v.InferOutput<typeof envSchema>;

const known = Object.keys(envSchema.entries);

/** Names that can only be ours: an unknown one is a typo. */
const ours = /^(?:RATE_LIMIT|TRUST_PROXY|FORM_MIN|INDEXNOW|METRICS|WEBHOOK_SEC|DATABASE_UR)/;

/**
 * @param fromFile - The names that come from the `.env` file, each of which must be known.
 * @throws PlainError naming the first value that is unknown or bad, with what it must be.
 */
export function parseEnvironment(
  variables: Record<string, string | undefined>,
  fromFile: string[] = [],
): Env {
  for (const name of [...fromFile, ...Object.keys(variables).filter((key) => ours.test(key))])
    if (!known.includes(name))
      throw new PlainError(
        `The environment value ${name} is not known: correct its name or remove it (.env.example lists them all).`,
      );
  // An empty value in a .env file means "not set".
  const given = Object.fromEntries(
    known.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  );
  const result = v.safeParse(envSchema, given);
  if (!result.success) {
    const issue = result.issues[0];
    const name = String(issue.path?.[0]?.key);
    throw new PlainError(`The environment value ${name} must be ${issue.message}.`);
  }
  assertPairs(result.output);
  return result.output;
}

/** The environment of this process; the file `.env`, if there is one, adds the values that it does not set. */
export function readEnvironment(): Env {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return parseEnvironment({ ...file, ...process.env }, Object.keys(file));
}

/** @throws PlainError when a value needs another one, or contradicts another one. */
function assertPairs(env: Env): void {
  const hook = URL.parse(env.WEBHOOK_URL ?? '');
  const canNotify = env.SMTP_URL ?? env.WEBHOOK_URL;
  const faults = {
    'SMTP_URL is set, so MAIL_FROM and MAIL_TO must be set too.':
      env.SMTP_URL && !(env.MAIL_FROM && env.MAIL_TO),
    'WEBHOOK_URL is set, so WEBHOOK_SECRET must be set too (or WEBHOOK_FORMAT=slack).':
      env.WEBHOOK_URL && !env.WEBHOOK_SECRET && env.WEBHOOK_FORMAT === 'json',
    'WEBHOOK_SECRET begins with whsec_, so at least 16 bytes in Base64 must follow.':
      /^whsec_(?![A-Za-z\d+/]{22,}={0,2}$)/.test(env.WEBHOOK_SECRET ?? ''),
    'WEBHOOK_URL must not hold a user or password: nothing would be sent to it.':
      hook?.username || hook?.password,
    'BACKUP_DIR is for SQLite: remove it, and back PostgreSQL up with pg_dump.':
      env.BACKUP_DIR && !env.DATABASE_URL.startsWith('sqlite:'),
    'CONFIRM_SIGNUPS is true, so SMTP_URL must be set too.': env.CONFIRM_SIGNUPS && !env.SMTP_URL,
    // The listener closes a connection after half that time without a byte, also while an answer is made.
    'IDLE_TIMEOUT_MS must be more than twice ANSWER_WITHIN_MS: connections would be cut before their answer.':
      env.IDLE_TIMEOUT_MS <= 2 * env.ANSWER_WITHIN_MS,
    'NOTIFY_SIGNUPS or DIGEST_HOUR is set, so SMTP_URL or WEBHOOK_URL must be set too.':
      (env.NOTIFY_SIGNUPS || env.DIGEST_HOUR !== undefined) && !canNotify,
  };
  for (const [sentence, isSo] of Object.entries(faults)) if (isSo) throw new PlainError(sentence);
}
