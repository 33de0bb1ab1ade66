/** A level of the scale. */
export type Level = 1 | 2 | 3 | 4;

/** A candidate's answer to one question, with the written levels it is scored against. */
export interface ScoredAnswer {
  /** Unique on the page: the fragment-safe id of the round's heading. */
  readonly id: string;
  readonly competency: string;
  /** What the candidate was asked. */
  readonly question: string;
  /** What the candidate said, in quotation marks. */
  readonly answer: string;
  /** Four, lowest first. */
  readonly anchors: readonly { readonly level: Level; readonly anchor: string }[];
  /** The level that the answer key gives. */
  readonly level: Level;
  /** Why it is that level, in one sentence. */
  readonly reason: string;
}

/** Labels of a round. */
export interface AnswerRoundWords {
  /** Says which of the answers it is, with `{number}` and `{count}`. */
  readonly place: string;
  /** Asks for a level, with `{competency}`: the name of the group of radio buttons. */
  readonly group: string;
  /** Before the number of a level. */
  readonly level: string;
  readonly you: string;
  readonly key: string;
  readonly why: string;
  /** Prints the receipt of the chosen level. */
  readonly compare: string;
  /** Spoken where nothing was chosen. */
  readonly choose: string;
  readonly next: string;
  /** Goes on from the last answer. */
  readonly last: string;
  /** Unfolds the key where no script runs. */
  readonly fold: string;
  /** What becomes of a press. */
  readonly note: string;
}
