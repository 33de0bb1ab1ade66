import { useRef } from 'react';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { type TextPiece, MarkButton } from './MarkButton.tsx';
import * as styles from './MarkedText.css.ts';
import { useDrawnLines } from './useDrawnLines.ts';
import { useFirstMark } from './useFirstMark.ts';

export interface MarkedTextProps {
  readonly title: string;
  /** How many phrases are marked, at the end of the head. */
  readonly count: string;
  /** Accessible name of the text, which scrolls. */
  readonly label: string;
  readonly pieces: readonly TextPiece[];
  /** Says that the text is made up. Default: it is the visitor's own. */
  readonly note?: string;
  /** Whether a newer text is still being read. Default false. */
  readonly isReading?: boolean;
  /** Start of the pressed mark. Default: none is pressed. */
  readonly pressed?: number | undefined;
  /** Explains the pressed mark; the handler of the press also announces it. Default: none is pressed. */
  readonly open?: string;
  readonly onPress: (start: number) => void;
  /** Link to the file of all phrases that are looked for. */
  readonly list: LinkItem;
  readonly words: { readonly hint: string; readonly reading: string; readonly back: string };
}

const bullet = /^\s*[•*–-]\s/;

/** Groups the pieces by line; each line includes its line break. */
function linesOf(pieces: readonly TextPiece[]): TextPiece[][] {
  const lines: TextPiece[][] = [];
  for (const { start, text, mark } of pieces) {
    let at = start;
    for (const part of mark === undefined ? text.split(/(?<=\n)/) : [text]) {
      const isNew = lines.at(-1)?.at(-1)?.text.endsWith('\n') ?? true;
      if (isNew) lines.push([]);
      lines.at(-1)?.push({ start: at, text: part, ...(mark && { mark }) });
      at += part.length;
    }
  }
  return lines;
}

/** A text with its marks in place, and the explanation of the pressed mark. */
export function MarkedText(props: MarkedTextProps) {
  const {
    title,
    count,
    label,
    pieces,
    note,
    isReading = false,
    pressed,
    open,
    list,
    words,
  } = props;
  const lines = linesOf(pieces);
  const drawn = useDrawnLines(lines.length);
  const box = useRef<HTMLDivElement>(null);
  const first = pieces.find(({ mark }) => mark !== undefined)?.start;

  useFirstMark(
    box,
    first,
    lines
      .slice(0, drawn)
      .flat()
      .some(({ start }) => start === first),
  );

  return (
    <figure className={styles.root}>
      <div className={styles.head}>
        {/* The no-break space keeps the two apart for screen readers, which speak them as one line. */}
        <span>{`${title}\u00a0`}</span>
        <span>{isReading ? words.reading : count}</span>
      </div>
      {/* Focusable because it scrolls: without marks, the keyboard could not reach it otherwise. */}
      <div
        ref={box}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        dir="auto"
        data-cropped=""
        className={styles.text}
      >
        {lines.slice(0, drawn).map((line, index) => (
          <span
            // Keyed by index, because typing changes where every later line starts.
            // oxlint-disable-next-line react/no-array-index-key -- a line has no state
            key={index}
            className={styles.line[bullet.test(line[0]?.text ?? '') ? 'bulleted' : 'plain']}
          >
            {line.map(({ mark, ...piece }) =>
              mark === undefined ? (
                <span key={piece.start}>{piece.text}</span>
              ) : (
                <MarkButton
                  key={piece.start}
                  piece={{ ...piece, mark }}
                  pressed={pressed}
                  onPress={props.onPress}
                />
              ),
            )}
          </span>
        ))}
      </div>
      <div className={styles.foot}>
        <p>{open ?? words.hint}</p>
        {open === undefined ? (
          <TextLink key="list" to={list.to} download={list.to.replace(/^.*\//, '')}>
            {list.label}
          </TextLink>
        ) : (
          <a key="back" href="#competencies" className={styles.way}>
            {words.back}
          </a>
        )}
      </div>
      {note !== undefined && <figcaption className={styles.note}>{note}</figcaption>}
    </figure>
  );
}
