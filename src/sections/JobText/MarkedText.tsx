import { useEffect, useRef } from 'react';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { type TextPiece, MarkButton } from './MarkButton.tsx';
import * as styles from './MarkedText.css.ts';
import { useDrawnLines } from './useDrawnLines.ts';

export interface MarkedTextProps {
  readonly title: string;
  /** What the marks add up to, at the end of the head. */
  readonly count: string;
  /** Names the text, which scrolls, for people who do not see it. */
  readonly label: string;
  readonly pieces: readonly TextPiece[];
  /** Says that the text is made up. Default: it is the visitor's own. */
  readonly note?: string;
  /** A newer text is being read. Default false. */
  readonly isReading?: boolean;
  /** Where the mark begins that was pressed. Default: none. */
  readonly pressed?: number | undefined;
  /** What the pressed mark stands for; announced by whoever handles the press. Default: none is pressed. */
  readonly open?: string;
  readonly onPress: (start: number) => void;
  /** The phrases that are looked for, as a file. */
  readonly list: LinkItem;
  readonly words: { readonly hint: string; readonly reading: string; readonly back: string };
}

const bullet = /^\s*[•*–-]\s/;

/** The pieces line by line; a line holds its break. */
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

/** A text with its marks where they are, and what the pressed one stands for. */
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

  // Where a phone shows a few lines: those from the one before the first mark on.
  useEffect(() => {
    const mark = document.getElementById(`mark-${first}`);
    if (!box.current || !mark) return;
    const lineHeight = parseFloat(getComputedStyle(box.current).lineHeight);
    if (mark.offsetTop + lineHeight > box.current.clientHeight)
      box.current.scrollTop = (Math.floor(mark.offsetTop / lineHeight) - 1) * lineHeight;
  }, [first]);

  return (
    <figure className={styles.root}>
      <div className={styles.head}>
        {/* A screen reader speaks both in one line. */}
        <span>{`${title}\u00a0`}</span>
        <span>{isReading ? words.reading : count}</span>
      </div>
      {/* It scrolls, so the keyboard must get to it, also where nothing is marked. */}
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
            // By its number: what is typed moves where every later line starts.
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
