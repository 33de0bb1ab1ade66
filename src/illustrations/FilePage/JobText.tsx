import * as styles from './JobText.css.ts';

export interface JobTextProps {
  /** The job description in pieces, some of which say what to test. */
  readonly pieces: readonly { readonly text: string; readonly marked?: boolean }[];
  /** How many of those are marked so far. Default: all. */
  readonly marked?: number;
}

/** A job description whose phrases are marked one after the other. */
export function JobText({ pieces, marked = Infinity }: JobTextProps) {
  const phrases = pieces.filter((piece) => piece.marked === true);
  return (
    <p className={styles.text}>
      {pieces.map((piece) =>
        piece.marked === true ? (
          <mark
            key={piece.text}
            className={styles.piece[phrases.indexOf(piece) < marked ? 'marked' : 'plain']}
          >
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}
