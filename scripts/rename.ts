/**
 * `npm run rename -- --product Exampleton --domain exampleton.com`: writes who is behind the site into
 * `site.json`, and draws logos and icons from it. Each value of that file is an option (`--legal-entity`),
 * and so is `--license`. Without arguments it asks for one value after the other.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { messageOf } from '../src/server/plainError.ts';
import { run } from './run.ts';

type Values = Readonly<Record<string, string>>;

/** The licenses by option; their texts are copied from packages of this project that have the same one. */
const licenses: Readonly<Record<string, { name: string; text?: string }>> = {
  mit: { name: 'MIT', text: 'node_modules/react/LICENSE' },
  'apache-2.0': { name: 'Apache-2.0', text: 'node_modules/lighthouse/LICENSE' },
  none: { name: 'UNLICENSED' },
};

const optionOf = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const slugOf = (product: string): string => product.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/**
 * The new identity. Values that are not given are adapted: the old domain in a value becomes the new one, and
 * in links to other sites, the old product's name in the account becomes the new one.
 */
export function renamed(old: Values, given: Values): Record<string, string> {
  const before = { product: '', domain: '', ...old };
  const after = { ...before, ...given };
  const rename = (account: string): string =>
    account.replaceAll(slugOf(before.product), slugOf(after.product));
  const updated = Object.entries(old).map(([key, value]) => {
    if (value.includes(before.domain)) return [key, value.replaceAll(before.domain, after.domain)];
    // Only the account, the last part of the path: a short name may also occur in the host.
    return [key, value.startsWith('https:') ? value.replace(/[^/]*$/, rename) : value];
  });
  return { ...Object.fromEntries(updated), ...given };
}

const link: [RegExp, string] = [/^https:\/\/\S+$/, 'is an address that begins with https://.'];

/** The pattern of a value, and words that describe it. Values without a rule may be any text. */
const rules: Readonly<Record<string, readonly [RegExp, string]>> = {
  product: [
    /^[a-z\d][\w &.,'!+-]*$/i,
    "begins with a letter A to Z or a digit, and holds only those, spaces and & . , ' ! + - _",
  ],
  domain: [
    /^[a-z\d-]+(?:\.[a-z\d-]+)+$/,
    'is a name in lower case such as exampleton.com, without https://.',
  ],
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is one email address.'],
  countryCode: [/^[A-Z]{2}$/, 'is two capital letters such as US.'],
  founded: [/^\d{4}$/, 'is a year such as 2026.'],
  generateUrl: link,
  linkedInUrl: link,
  videoChannelUrl: link,
  demoVideoUrl: [/^(?:https:\/\/\S+)?$/, 'is an address that begins with https://, or empty.'],
  indexNowKey: [/^[a-z\d-]{8,128}$/i, 'is 8 to 128 letters, digits and dashes.'],
  calendarUrl: [/^(?:https:\/\/\S+)?$/, 'is an address that begins with https://, or empty.'],
  published: [/^(?:\d{4}-\d\d-\d\d)?$/, 'is a date such as 2026-11-30, or empty.'],
  license: [/^(?:mit|apache-2\.0|none)?$/, 'is mit, apache-2.0 or none.'],
};

/** A sentence that says why a value is refused; undefined when it is accepted. */
export function faultOf(key: string, value: string): string | undefined {
  const [pattern, says] = rules[key] ?? [/^/, ''];
  return pattern.test(value) ? undefined : `"${value}" cannot be --${optionOf(key)}, which ${says}`;
}

async function ask(old: Values): Promise<{ given: Record<string, string>; license: string }> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const answerTo = async (question: string): Promise<string> => {
    terminal.setPrompt(`${question}: `);
    terminal.prompt();
    const { done, value } = await lines.next();
    if (done === true) throw new Error('\nNothing was changed.');
    return value.trim();
  };
  console.log('Enter keeps what is in brackets.');
  const given: Record<string, string> = {};
  const valueOf = async (key: string, question: string, kept: string): Promise<string> => {
    const value = (await answerTo(question)) || kept;
    const fault = faultOf(key, value);
    if (fault === undefined) return value;
    console.log(fault);
    return valueOf(key, question, kept);
  };
  for (const key of Object.keys(old)) {
    const kept = renamed(old, given)[key] ?? '';
    given[key] = await valueOf(key, `${key} [${kept}]`, kept);
  }
  const question = 'license, mit, apache-2.0 or none [undecided]';
  const license = await valueOf('license', question, '');
  terminal.close();
  return { given, license };
}

function writeLicense(license: string, { legalEntity, product, founded }: Values): void {
  const { name = '', text } = licenses[license] ?? {};
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as object;
  writeFileSync(
    'package.json',
    `${JSON.stringify({ ...manifest, license: name }, undefined, 2)}\n`,
  );
  rmSync('LICENSE', { force: true });
  if (text === undefined) return;
  // Only the MIT text names its owner; the Apache text has no such line.
  const owner = `Copyright (c) ${founded} ${legalEntity || product}`;
  writeFileSync('LICENSE', readFileSync(text, 'utf8').replace(/^Copyright \(c\) .*$/m, owner));
}

async function main(): Promise<void> {
  const old = JSON.parse(readFileSync('site.json', 'utf8')) as Values;
  const keyOf = new Map(Object.keys(old).map((key) => [optionOf(key), key]));
  const options = Object.fromEntries(
    [...keyOf.keys(), 'license'].map((name) => [name, { type: 'string' as const }]),
  );
  const { license: option = '', ...values } = parseArgs({ options }).values;
  const typed = Object.entries(values).map(([name, value = '']) => [keyOf.get(name) ?? '', value]);
  const { given, license } =
    process.argv.length > 2
      ? { given: Object.fromEntries(typed) as Values, license: option }
      : await ask(old);
  const identity = renamed(old, given);
  // The key proves who owns the domain, so a new domain needs a new key.
  if (old['domain'] !== identity['domain'] && old['indexNowKey'] === identity['indexNowKey'])
    identity['indexNowKey'] = randomUUID();
  for (const [key, value] of Object.entries({ ...identity, license })) {
    const fault = faultOf(key, value);
    if (fault !== undefined) throw new Error(fault);
  }
  writeFileSync('site.json', `${JSON.stringify(identity, undefined, 2)}\n`);
  if (license !== '') writeLicense(license, identity);
  const { code, output } = await run('node', ['scripts/brand.ts']);
  if (code !== 0) throw new Error(output);
  console.log(`${output.trim()}
site.json says who is behind the site. Next:
  npm start               builds and shows it
  npm run launch:check    lists what is still open, and where it is settled
  npm run visual          pictures of the press kit show the new logos: approve them as in CONTRIBUTING.md`);
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
