import { createRoot } from 'react-dom/client';
import '../../../src/design/fonts.css';
import '../../../src/design/global.css.ts';
import { Announcer } from '../../../src/primitives/Announcer/Announcer.tsx';
import type { Review } from '../model.ts';
import { ReviewPage } from './ReviewPage/ReviewPage.tsx';

declare global {
  /** Set by review.js, which the page loads first. */
  var review: Review;
}

/** Sends a command to the server of the page. If the command fails, the error has the server's message. */
async function ask(command: string, body: unknown): Promise<Review> {
  const response = await fetch(command, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Review | { error: string };
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

const root = document.querySelector('#review');
if (root)
  createRoot(root).render(
    <Announcer>
      <ReviewPage
        review={globalThis.review}
        commands={{ approve: (approval) => ask('approve', approval), undo: () => ask('undo', {}) }}
      />
    </Announcer>,
  );
