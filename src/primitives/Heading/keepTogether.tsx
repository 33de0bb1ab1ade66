import type { ReactNode } from 'react';
import { together } from './Heading.css.ts';

/**
 * Words tied by a hyphen or a dash ('7-day', 'note-takers', '30–40%'), which a line must not end
 * within, with the signs around them. They stay a part of their line: of a box of its own Orca says
 * 'clickable' once more.
 */
const tied = /(\S*[a-z\d][-–][a-z\d]\S*)/i;

/** Those that are misread where running text breaks within them: a candidate's name, a few words by their first half, and '1 to 4' or '2 of 8'. */
const tiedInText =
  /(\S*\b(?:[A-Z]-\d\d|(?:eighth|four|invoice|mid|must|non?|note|role)-)\S*|\b\d [ot][of] \d\b)/i;

/** Letters of the longest word that is kept: no line has room for another. */
const longest = 30;

const keep = (text: ReactNode, words: RegExp): ReactNode =>
  typeof text === 'string' && words.test(text) ? (
    // Another text gets another element: a translator may have replaced the parts of this one.
    <span key={text}>
      {text.split(words).map((part, index) =>
        // Splitting by a group puts the words at the odd places.
        index % 2 === 1 && part.length <= longest ? (
          // oxlint-disable-next-line react/no-array-index-key -- A word may be there twice.
          <span key={index} className={together}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  ) : (
    text
  );

/** A heading's text, whose tied words stay in one line as far as they fit. */
export const keepTogether = (text: ReactNode): ReactNode => keep(text, tied);

/** The same for running text, where most tied words may end a line. */
export const keepNames = (text: ReactNode): ReactNode => keep(text, tiedInText);
