import { Command } from 'commander';
import { readEnvironment } from '../env.ts';
import { submitToIndexNow } from '../indexnow.ts';
import { PlainError } from '../plainError.ts';
import { loadSite } from '../site.ts';
import { openStore } from '../store/store.ts';
import { execute } from './execute.ts';
import { write, writeJson } from './terminal.ts';

async function submit(options: { json?: boolean }): Promise<void> {
  const env = readEnvironment();
  const site = loadSite(env.SITE_DIR);
  await using store = await openStore(env.DATABASE_URL);
  const report = await submitToIndexNow({ env, store, site, now: () => new Date() });
  if (options.json) await writeJson(report);
  if (report.outcome === 'failed') throw new PlainError(report.text);
  if (!options.json)
    await write(`${[report.text, ...report.urls.map((url) => `  ${url}`)].join('\n')}\n`);
}

const program = new Command('indexnow')
  .description('Tell the indexing service which pages changed; for use after a deploy')
  .option('--json', 'for machines')
  .action(submit);

process.exitCode = await execute(program, process.argv.slice(2));
