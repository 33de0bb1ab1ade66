import type { Draft, Review } from '../model.ts';
import type { Keeper } from './useReview.ts';

/** Asks the command that serves the page; its own words say what went wrong. */
async function ask<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer | { error: string };
  if (!response.ok) throw new Error((answer as { error: string }).error);
  return answer as Answer;
}

/** Keeps decisions where the page is served. */
export const served: Keeper = {
  decide: (draft) => ask<readonly Draft[]>('decide', draft),
  undo: () => ask<readonly Draft[]>('undo', {}),
  record: () => ask<Review>('record', {}),
};
