import type { ReactNode } from 'react';
import { together } from './Heading.css.ts';

/**
 * Words tied by a hyphen or a dash ('7-day', 'note-takers', '30–40%'), which a line must not end
 * within, with the signs around them. They stay a part of their line: of a box of its own Orca says
 * 'clickable' once more.
 */
const tied = /(\S*[a-z\d][-–][a-z\d]\S*)/i;

/** Text whose tied words stay in one line, as far as they fit. */
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
