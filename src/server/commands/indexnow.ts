import { readEnvironment } from '../env.ts';
import { submitToIndexNow } from '../indexnow.ts';
import { messageOf, PlainError } from '../plainError.ts';
import { loadSite } from '../site.ts';
import { openStore } from '../store/store.ts';

/** Submits what changed, for use after a deploy. Exit code 1 when the submission failed. */
async function submit(): Promise<void> {
  const env = readEnvironment();
  const site = loadSite(env.SITE_DIR);
  const store = await openStore(env.DATABASE_URL, { patience: 'operator' });
  try {
    const report = await submitToIndexNow({ env, store, site, now: () => new Date() });
    console.log([report.text, ...report.urls.map((url) => `  ${url}`)].join('\n'));
    if (report.outcome === 'failed') process.exitCode = 1;
  } finally {
    await store.close();
  }
}

try {
  await submit();
} catch (error) {
  console.error(error instanceof PlainError ? error.message : `Not submitted: ${messageOf(error)}`);
  process.exitCode = 1;
}
