import type { ReactNode } from 'react';
import { together } from './Heading.css.ts';

/**
 * Words joined by a hyphen or a dash ('7-day', 'note-takers', '30–40%'), inside of which a line must not
 * break, with the punctuation around them. They stay inline: for an inline-block Orca says 'clickable' again.
 */
const tied = /(\S*[a-z\d][-–][a-z\d]\S*)/i;

/** Words that running text must not break, either: candidates ('S-08'), some prefixes, '1 to 4', '2 of 8'. */
const tiedInText =
  /(\S*\b(?:[A-Z]-\d\d|(?:eighth|four|invoice|mid|must|non?|note|role)-)\S*|\b\d [ot][of] \d\b)/i;

/** Length of the longest word that is kept together, in characters: longer ones do not fit on a line. */
const longest = 30;

const keep = (text: ReactNode, words: RegExp): ReactNode =>
  typeof text === 'string' && words.test(text) ? (
    // A new text gets a new element, because a translator may have replaced the children of the old one.
    <span key={text}>
      {text.split(words).map((part, index) =>
        // `split` by a pattern with a group puts the matches at the odd indexes.
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

/** Text of a heading; words with a hyphen or dash stay on one line if they fit. */
export const keepTogether = (text: ReactNode): ReactNode => keep(text, tied);

/** The same for running text, in which most words may break at a hyphen. */
export const keepNames = (text: ReactNode): ReactNode => keep(text, tiedInText);
