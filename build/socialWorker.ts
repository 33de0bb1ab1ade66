// Draws its share of the social pictures in a thread of its own.
import { rename, writeFile } from 'node:fs/promises';
import { threadId, workerData } from 'node:worker_threads';
import type { SocialCardContent } from '../src/illustrations/SocialCard/socialCard.ts';
import { drawSocialPicture } from './socialPicture.ts';

/** One picture, and the file it goes to. */
export interface SocialJob {
  readonly content: SocialCardContent;
  readonly file: string;
}

for (const { content, file } of workerData as readonly SocialJob[]) {
  // Renamed when complete: a file of this name is not drawn again.
  const draft = `${file}.${process.pid}-${threadId}`;
  await writeFile(draft, await drawSocialPicture(content));
  await rename(draft, file);
}
