import type { ReactNode } from 'react';
import { together } from './Heading.css.ts';

/** A number and the word tied to it by a hyphen ('7-day'), which a line must not end between. */
const tied = /(\d+-[a-z]+)/;

/** Text whose numbers stay in one line with their words. */
export const keepTogether = (text: ReactNode): ReactNode =>
  typeof text === 'string' && tied.test(text)
    ? text.split(tied).map((part) =>
        tied.test(part) ? (
          <span key={part} className={together}>
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text;
