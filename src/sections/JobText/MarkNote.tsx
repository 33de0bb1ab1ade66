import * as styles from './MarkedText.css.ts';

/** A stretch of the text; a marked one names a competency. */
export interface TextPiece {
  /** Where it begins in the text. */
  readonly start: number;
  readonly text: string;
  /** Default: not marked. */
  readonly mark?: {
    readonly competency: string;
    /** Id of the competency's heading. */
    readonly heading: string;
    /** Its number in the list of five. Default: it is in the library, and not in the list. */
    readonly place?: number;
    /** The entry of the list of phrases that matched. */
    readonly rule: string;
  };
}

export interface MarkWords {
  readonly speaksFor: string;
  readonly rule: string;
  readonly next: string;
  readonly back: string;
}

interface MarkNoteProps {
  readonly open: TextPiece;
  /** The next mark of the same competency. Default: there is none. */
  readonly next: TextPiece | undefined;
  readonly words: MarkWords;
}

/** Id of a mark in the page. */
export const markId = (start: number): string => `mark-${start}`;

export const markNoteId = 'mark-note';

/** Which competency a mark speaks for and by which rule, with links. */
export function MarkNote({ open, next, words }: MarkNoteProps) {
  const { text, mark } = open;
  if (mark === undefined) return null;
  return (
    <>
      <p id={markNoteId}>
        “{text}” {words.speaksFor} <strong>{mark.competency}</strong>. {words.rule} “{mark.rule}”.
      </p>
      <div className={styles.ways}>
        {next !== undefined && next !== open && (
          <a href={`#${markId(next.start)}`} className={styles.way}>
            {words.next}
          </a>
        )}
        <a href={`#${mark.heading}`} className={styles.way}>
          {words.back} {mark.competency}
        </a>
      </div>
    </>
  );
}
