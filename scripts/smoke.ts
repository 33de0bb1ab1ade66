/**
 * `npm run smoke -- https://example.com`: checks a running deployment from outside, prints one line for each
 * check, and exits with 1 when one fails. It leaves a signup and a message, which the server quarantines as
 * automated, so that the owner is not mailed; `--delete-with "bin/waitlist"` runs that command to delete them
 * again. Where signups are confirmed, the request to confirm goes to `--email`: an address that exists.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:tls';
import { parseArgs } from 'node:util';
import { paths } from '../src/api/paths.ts';
import { messageOf } from '../src/server/plainError.ts';
import { type Answer, clientOf, expect, expectHeader, matches } from './smoke/ask.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The address that the site was built for, if the deployment is reached at another one. */
    site: { type: 'string' },
    /** The address to sign up with. Default: a new one at the site's domain, which may refuse mail. */
    email: { type: 'string' },
    /** A command that takes `delete EMAIL --yes`. */
    'delete-with': { type: 'string' },
  },
});
const [given] = positionals;
if (given === undefined || !URL.canParse(given)) {
  console.error('Name the address of the deployment: npm run smoke -- https://example.com');
  process.exit(2);
}
const { origin, protocol, hostname, port } = new URL(given);
const site = new URL(options.site ?? given).origin;
const isEncrypted = protocol === 'https:';
const dayMs = 86_400_000;

const { ask, get, post } = clientOf(origin);

/** Every page that the sitemap lists, by path; filled by the first check. */
const pages = new Map<string, Answer>();
/** The listed pages. Throws when the sitemap could not be read, so that the check fails. */
function listedPages() {
  expect(pages.size > 0, 'no page is known without the sitemap');
  return pages;
}

const email =
  options.email ?? `smoke-test+${randomBytes(4).toString('hex')}@${new URL(site).hostname}`;

async function daysOfCertificate(): Promise<number> {
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.once('secureConnect', resolve).once('error', reject);
  socket.setTimeout(20_000, () => socket.destroy(new Error('no answer to the TLS greeting')));
  await promise;
  const { valid_to: end } = socket.getPeerCertificate();
  socket.destroy();
  return Math.floor((Date.parse(end) - Date.now()) / dayMs);
}

/** Address of a built file that the home page links. */
function asset(): string {
  const [found] = matches(pages.get('/')?.text ?? '', /(?:src|href)="(\/assets\/[^"]+\.\w+)"/g);
  if (found === undefined) throw new Error('the home page names no file of the build');
  return found;
}

/** Checks by name. Each returns what it found, or throws what is wrong. The first fills `pages`. */
const checks: Record<string, () => Promise<string>> = {
  async sitemap() {
    const listed = matches((await get('/sitemap.xml')).text, /<loc>([^<]+)<\/loc>/g);
    expect(listed.length > 0, 'the sitemap is empty');
    const foreign = listed.find((url) => new URL(url).origin !== site);
    expect(foreign === undefined, `it lists ${foreign}: was it built with SITE_URL=${site}?`);
    for (const url of listed) pages.set(new URL(url).pathname, await ask(new URL(url).pathname));
    return `${listed.length} pages`;
  },
  async routes() {
    for (const [path, { status, text }] of listedPages()) {
      expect(status === 200, `${path} answers ${status}`);
      const canonical = matches(text, /<link rel="canonical" href="([^"]+)"/g);
      const own = new URL(path, site).href;
      const isOwn = canonical.length === 1 && new URL(canonical[0] ?? '').href === own;
      expect(isOwn, `${path} names ${canonical.join(', ') || 'nothing'} as its own address`);
    }
    const { status } = await ask('/smoke-test-of-an-unknown-address');
    expect(status === 404, `an unknown address answers ${status}`);
    return `${pages.size} pages answer 200, an unknown address 404`;
  },
  async redirects() {
    for (const path of ['/pricing.html', '/pricing/']) {
      const { status, headers } = await ask(path);
      const to = new URL(headers.get('Location') ?? path, origin).pathname;
      expect([301, 308].includes(status) && to === '/pricing', `${path}: ${status} to ${to}`);
    }
    // Only https on its default port has a plain http address that should redirect.
    if (!isEncrypted || port !== '') return 'one address for each page';
    const plain = await ask(`http://${hostname}/pricing`);
    const to = plain.headers.get('Location') ?? '';
    expect(to.startsWith(`${origin}/`), `http:// answers ${plain.status} ${to}`);
    return 'one address for each page, http leads to https';
  },
  async headers() {
    for (const [path, page] of listedPages()) {
      expectHeader(page, path, 'Content-Security-Policy', /^(?!.*unsafe-).*default-src 'none'/);
      expectHeader(page, path, 'X-Content-Type-Options', /^nosniff$/);
      expectHeader(page, path, 'Referrer-Policy', /^strict-origin/);
      if (isEncrypted) expectHeader(page, path, 'Strict-Transport-Security', /max-age=[1-9]/);
    }
    return isEncrypted ? 'policies and HSTS on every page' : 'policies on every page';
  },
  async compression() {
    for (const coding of ['br', 'gzip'])
      for (const path of ['/', asset()]) {
        const answer = await get(path, coding);
        expectHeader(answer, path, 'Content-Encoding', new RegExp(`^${coding}$`));
        expectHeader(answer, path, 'Vary', /accept-encoding/i);
      }
    return 'br and gzip';
  },
  async caching() {
    expectHeader(await get('/'), '/', 'Cache-Control', /must-revalidate|no-cache|max-age=0/);
    const path = asset();
    expectHeader(await get(path), path, 'Cache-Control', /max-age=31536000.*immutable/);
    expectHeader(await ask('/readyz'), '/readyz', 'Cache-Control', /no-store/);
    return 'assets for ever, pages briefly, the API never';
  },
  async robots() {
    const { text } = await get('/robots.txt');
    expect(!/^Disallow: \/$/m.test(text), 'robots.txt refuses everything');
    expect(text.includes(`Sitemap: ${site}/sitemap.xml`), 'robots.txt does not name the sitemap');
    const isHidden = pages.get('/')?.headers.get('X-Robots-Tag')?.includes('noindex') ?? false;
    return isHidden ? 'NOT LIVE: pages say noindex until SITE_LIVE is true' : 'open to crawlers';
  },
  async 'structured data'() {
    let blocks = 0;
    for (const [path, { text }] of listedPages()) {
      const found = matches(text, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
      for (const block of found)
        try {
          const data = JSON.parse(block) as { '@context'?: unknown };
          expect(data['@context'] === 'https://schema.org', 'it has another @context');
        } catch (error) {
          throw new Error(`${path}: ${messageOf(error)}`, { cause: error });
        }
      blocks += found.length;
    }
    expect(blocks > 0, 'no page has any');
    return `${blocks} blocks`;
  },
  async certificate() {
    if (!isEncrypted) return 'none: the address is plain http';
    const days = await daysOfCertificate();
    expect(days >= 14, `it ends in ${days} days`);
    return `valid for ${days} days`;
  },
  async backups() {
    const { status, text } = await ask('/readyz');
    expect(status === 200, `/readyz answers ${status} ${text}`);
    const { lastBackup } = JSON.parse(text) as { lastBackup?: string | null };
    if (lastBackup === undefined) return 'the database takes writes; NO BACKUPS are scheduled here';
    expect(lastBackup !== null, 'none was made yet');
    const hours = Math.floor((Date.now() - Date.parse(lastBackup ?? '')) / 3_600_000);
    expect(hours < 48, `the newest is ${hours} hours old`);
    return `the database takes writes, the newest copy is ${hours} hours old`;
  },
  async 'signup and message'() {
    const name = 'Smoke test';
    for (const [path, body] of [
      [paths.waitlist, { email, name, company: '' }],
      [paths.contact, { email, name, company: '', message: 'A test of the deployment.' }],
    ] as const) {
      const { status, text } = await post(path, body);
      expect(status === 202, `${path} answers ${status} ${text} (the test is ${email})`);
    }
    const command = options['delete-with'];
    if (command === undefined) return `taken; to delete: bin/waitlist delete ${email} --yes`;
    const [program = '', ...before] = command.split(' ');
    const said = execFileSync(program, [...before, 'delete', email, '--yes'], { encoding: 'utf8' });
    expect(/1 signup and 1 message removed/.test(said), `not deleted: ${said}`);
    return 'taken and deleted';
  },
};

let faults = 0;
for (const [name, check] of Object.entries(checks))
  try {
    console.log(`ok   ${name}: ${await check()}`);
  } catch (error) {
    faults += 1;
    console.log(`bad  ${name}: ${messageOf(error)}`);
  }
console.log(faults === 0 ? `${origin} is as it should be.` : `${faults} things are wrong.`);
process.exitCode = faults === 0 ? 0 : 1;
