import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pMap from 'p-map';
import { socialImagePath } from '../src/entry/head.ts';
import { socialCard, type SocialCardContent } from '../src/illustrations/SocialCard/socialCard.ts';
import { out } from './bundle.ts';
import { socialFonts } from './socialPicture.ts';
import { hashOfSources } from './sources.ts';
import type { SocialJob } from './socialWorker.ts';

const cache = '.cache/social';

async function drawInThread(jobs: readonly SocialJob[]): Promise<void> {
  const worker = new Worker(new URL('socialWorker.ts', import.meta.url), { workerData: jobs });
  // Rejects when the worker fails.
  await once(worker, 'exit');
}

/**
 * Writes the picture of every page into the built site. A picture that was drawn before is taken from
 * `.cache/social`; the others are drawn by as many threads as the machine has cores.
 */
export async function renderSocialPictures(
  pages: readonly { readonly path: string; readonly content: SocialCardContent }[],
): Promise<void> {
  // The code and fonts that draw the pictures, without the content of the pictures.
  const renderer = [...Object.values(socialFonts), 'build/socialPicture.ts', 'package-lock.json'];
  const rendererHash = hashOfSources(renderer, /./, {});
  const wanted = pages.map(({ path, content }) => {
    const drawing = JSON.stringify(socialCard(content));
    const name = createHash('sha256').update(rendererHash).update(drawing).digest('hex');
    return {
      content,
      file: join(cache, `${name}.png`),
      target: join(out.site, socialImagePath(path)),
    };
  });
  await mkdir(cache, { recursive: true });
  await mkdir(dirname(join(out.site, socialImagePath('/'))), { recursive: true });
  const missing = wanted.filter(({ file }) => !existsSync(file));
  // Each thread must first load the renderer, which is worth its time only for about four pictures or more.
  const threads = Math.min(availableParallelism(), Math.ceil(missing.length / 4));
  const shares = Array.from({ length: threads }, (_, thread) =>
    missing.filter((_job, index) => index % threads === thread),
  );
  await Promise.all(shares.map(drawInThread));
  await pMap(wanted, ({ file, target }) => copyFile(file, target), { concurrency: 8 });
}
