/**
 * `npm run bench:load [-- --seconds 10]`: requests a second of the real server with a new database:
 * pages and signups alone, both together, and pages while another program locks the database. Figures
 * depend on the machine.
 */
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import autocannon, { type Options, type Result } from 'autocannon';
import { ensureBuilt } from '../scripts/ensureBuilt.ts';
import { figuresOf } from '../scripts/figures.ts';
import { startSite } from '../scripts/startSite.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const duration = Number(values.seconds);

await ensureBuilt();
const site = await startSite();

const signups: Partial<Options> = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"email":"[<id>]@example.com","name":"","company":""}',
  // Each signup has its own address.
  idReplacement: true,
};

const load = (path: string, options: Partial<Options> = {}): Promise<Result> =>
  autocannon({ url: `${site.url}${path}`, connections: 64, duration, ...options });

const figures = figuresOf(
  'npm run bench:load',
  'load',
  'a second',
  'median ms',
  'p99 ms',
  'not 2xx',
);

function tell(what: string, { requests, latency, non2xx }: Result): void {
  const rate = Math.round(requests.average).toLocaleString('en-US');
  figures.row(what, rate, latency.p50, latency.p99, non2xx);
}

try {
  tell('pages', await load('/pricing'));
  tell('signups', await load('/api/waitlist', signups));
  const [pages, posts] = await Promise.all([load('/pricing'), load('/api/waitlist', signups)]);
  tell('pages beside signups', pages);
  tell('signups beside pages', posts);
  using other = new DatabaseSync(site.databaseFile, { timeout: 60_000 });
  other.exec('begin immediate');
  tell('pages, the database locked', await load('/pricing'));
  figures.save();
} finally {
  await site.remove();
}
