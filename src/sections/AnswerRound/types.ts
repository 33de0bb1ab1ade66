/** A level of the scale. */
export type Level = 1 | 2 | 3 | 4;

/** A candidate's answer to one question, with the anchors against which it is scored. */
export interface ScoredAnswer {
  /** Id of the round's heading: unique on the page, without characters that a fragment would escape. */
  readonly id: string;
  readonly competency: string;
  /** What the candidate was asked. */
  readonly question: string;
  /** What the candidate said, in quotation marks. */
  readonly answer: string;
  /** The four anchors, lowest first. */
  readonly anchors: readonly { readonly level: Level; readonly anchor: string }[];
  /** The level that the answer key gives. */
  readonly level: Level;
  /** Why the answer has this level, in one sentence. */
  readonly reason: string;
}

/** Labels of a round. */
export interface AnswerRoundWords {
  /** Number of the answer, with `{number}` and `{count}`. */
  readonly place: string;
  /** Question for a level, with `{competency}`: the name of the group of radio buttons. */
  readonly group: string;
  /** Before the number of a level, in the name of its radio button. */
  readonly level: string;
  readonly you: string;
  readonly key: string;
  readonly why: string;
  /** Label of the button that prints the receipt of the chosen level. */
  readonly compare: string;
  /** Announced if the button is pressed before a level is chosen. */
  readonly choose: string;
  readonly next: string;
  /** Label of the button that leads from the last answer to the result. */
  readonly last: string;
  /** Label of the summary that unfolds the key where no scripts run. */
  readonly fold: string;
  /** Says what happens to the visitor's choices. */
  readonly note: string;
}
