import * as styles from './JobText.css.ts';
import { moving } from './moving.ts';

export interface JobTextProps {
  /** The job description in pieces, some of which say what to test. */
  readonly pieces: readonly { readonly text: string; readonly marked?: boolean }[];
  /** How many of the phrases with `marked` are highlighted so far. Default: all. */
  readonly marked?: number;
}

/** Punctuation at the start of a piece, which must not be separated from the phrase before. */
const signs = /^[,.]/;

/** A job description whose phrases are marked one after the other. */
export function JobText({ pieces, marked = Infinity }: JobTextProps) {
  const phrases = pieces.filter((piece) => piece.marked === true);
  return (
    <p className={styles.text}>
      {pieces.map((piece, index) => {
        if (piece.marked !== true)
          return <span key={piece.text}>{piece.text.replace(signs, '')}</span>;
        const place = phrases.indexOf(piece);
        return (
          <span key={piece.text} className={styles.whole}>
            <mark
              className={styles.piece[place < marked ? 'marked' : 'plain']}
              data-moves={moving.phrases[place]}
            >
              {piece.text}
            </mark>
            <span>{signs.exec(pieces[index + 1]?.text ?? '')?.[0]}</span>
          </span>
        );
      })}
    </p>
  );
}
