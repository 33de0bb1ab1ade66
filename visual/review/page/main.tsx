import { createRoot } from 'react-dom/client';
import '../../../src/design/fonts.css';
import '../../../src/design/global.css.ts';
import { Announcer } from '../../../src/primitives/Announcer/Announcer.tsx';
import type { Review } from '../model.ts';
import { ReviewPage } from './ReviewPage/ReviewPage.tsx';
import { served } from './served.ts';

declare global {
  /** Set by review.js, which the page loads first. */
  var review: Review;
}

const root = document.querySelector('#review');
if (root)
  createRoot(root).render(
    <Announcer>
      <ReviewPage
        review={globalThis.review}
        keeper={globalThis.review.reviewer === null ? null : served}
      />
    </Announcer>,
  );
