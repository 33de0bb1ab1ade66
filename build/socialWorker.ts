// Draws its share of the social pictures in a thread of its own.
import { writeFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import type { SocialCardContent } from '../src/illustrations/SocialCard/socialCard.ts';
import { drawSocialPicture } from './socialPicture.ts';

/** One picture, and the file it goes to. */
export interface SocialJob {
  readonly content: SocialCardContent;
  readonly file: string;
}

for (const { content, file } of workerData as readonly SocialJob[])
  await writeFile(file, await drawSocialPicture(content));
