import { Command } from 'commander';
import { readEnvironment } from '../env.ts';
import { submitToIndexNow } from '../routes/indexnow.ts';
import { PlainError } from '../plainError.ts';
import { loadSite } from '../site.ts';
import { openStore } from '../store/store.ts';
import { report } from './command.ts';

export const indexnowCommand = new Command('indexnow')
  .description('Tell the indexing service which pages changed; for use after a deploy')
  .action(async (options: { json?: boolean }) => {
    const env = readEnvironment();
    const site = loadSite(env.SITE_DIR);
    // Not `withStore`, which needs an existing database: a build server may have none yet.
    await using store = await openStore(env.DATABASE_URL);
    const done = await submitToIndexNow({ env, store, site, now: () => new Date() });
    const words = [done.text, ...done.urls.map((url) => `  ${url}`)].join('\n');
    const hasFailed = done.outcome === 'failed';
    if (options.json || !hasFailed) await report(options, done, words);
    if (hasFailed) throw new PlainError(done.text);
  });
