/** The number of a level, from 1, the lowest, to 4. All competencies have this one scale. */
export type Level = 1 | 2 | 3 | 4;

/** What a cell of the grid holds; 0 is a blank: no evidence yet. */
export type CellScore = 0 | Level;

/** What one level of a competency means. */
export interface Anchor {
  readonly level: Level;
  /** What the candidate does. */
  readonly anchor: string;
  /** A sentence that a candidate might say at this level. */
  readonly sound: string;
}

/** The four levels of a competency, lowest first. */
export type Anchors = readonly [
  Anchor & { readonly level: 1 },
  Anchor & { readonly level: 2 },
  Anchor & { readonly level: 3 },
  Anchor & { readonly level: 4 },
];

/** Something a person can be seen doing, with the written scale for it. */
export interface Competency {
  readonly id: string;
  readonly name: string;
  /** What to watch for, in one sentence with a verb. */
  readonly behavior: string;
  /** The phrase of the job description, or the fact of the context, that it was drawn from. */
  readonly from: string;
  /** The one person who answers for its score in the debrief. */
  readonly owner: string;
  /** The task that shows it, its kind first: 'Proof test: one sentence for a CFO'. An answer key scores proof tests. */
  readonly task: string;
  /** Four levels, lowest first. Level 3 is the level to hire at. */
  readonly anchors: Anchors;
}

/** One stage of the process. Each competency is scored in one stage. */
export interface Stage {
  readonly id: string;
  readonly name: string;
  /** Who runs it: one person, or two joined by ' and '. */
  readonly runBy: string;
  /** How long it takes the candidate. */
  readonly minutes: number;
  /** Whether the candidate meets the people who run it. */
  readonly isLive: boolean;
  /** Length of the conversation in which notes are taken. Default: no score of the stage comes from notes. */
  readonly notedMinutes?: number;
  /** Minutes that each person who runs it spends afterward on reading or scoring. Default 0. */
  readonly afterMinutes?: number;
  /** Ids of the competencies that it scores. */
  readonly competencies: readonly string[];
  /** Ids of competencies whose scores a conversation checks and may change. Default: none. */
  readonly asksAbout?: readonly string[];
}

/** One question of the proof test. Each option matches one anchor of its competency. */
export interface ProofTask {
  readonly competency: string;
  readonly kind: 'Multiple-choice judgment' | 'Situational judgment task';
  readonly situation: string;
  /** The situation in a few words. */
  readonly inShort: string;
  readonly question: string;
  readonly options: readonly {
    readonly letter: 'A' | 'B' | 'C' | 'D';
    readonly text: string;
    /** The option in a few words. */
    readonly inShort: string;
    /** The level that the answer key gives to the option. */
    readonly level: Level;
  }[];
}

/** The evidence behind one cell of the grid. */
export type Evidence =
  /** In a conversation: the interviewer's note of what was said, with its minute and second. */
  | {
      readonly kind: 'note';
      readonly score: Level;
      readonly time: string;
      readonly quote: string;
      readonly rationale: string;
    }
  /** In the proof test: the option that was chosen; the answer key gives the level of each answer. */
  | {
      readonly kind: 'answer';
      readonly letter: 'A' | 'B' | 'C' | 'D';
      /** Levels of the answers to the competency's three other questions. */
      readonly others: readonly [Level, Level, Level];
      readonly rationale: string;
    }
  /** In a work task: what the candidate wrote, and where. */
  | {
      readonly kind: 'work';
      readonly score: Level;
      /** Where the words are: `email, line 3`. */
      readonly part: string;
      readonly quote: string;
      readonly rationale: string;
    }
  /** Nobody has seen evidence yet. */
  | { readonly kind: 'none'; readonly reason: string; readonly next: string };

/**
 * One invented example: a role that a company hires for, from its job description to the decision.
 * The three files share this type. Values that follow from other parts are computed in `derive.ts`.
 */
export interface HiringFile {
  readonly id: 'ae' | 'sdr' | 'leader';
  /** Last part of the addresses of its samples; empty for the file that is shown first. */
  readonly path: string;
  readonly role: {
    readonly name: string;
    readonly fullName: string;
    /** What the company sells. */
    readonly product: string;
    /** Five facts about how the company sells. */
    readonly context: readonly { readonly label: string; readonly value: string }[];
    /** The same facts in a few words each. */
    readonly contextInShort: readonly string[];
    /** What the job description leaves out; the draft asks for it. */
    readonly openQuestion: string;
  };
  /** The job description in pieces. A competency was derived from each marked piece. */
  readonly jobDescription: readonly { readonly text: string; readonly marked?: boolean }[];
  /** Five of them, although the type only requires one. */
  readonly competencies: readonly [Competency, ...Competency[]];
  readonly stages: readonly Stage[];
  /**
   * Multiple-choice questions that candidates answer on their own and an answer key scores. Role-plays and
   * work tasks are not part of the test: people score them.
   */
  readonly proofTest: {
    /** Questions for each competency that the test scores. */
    readonly questionsEach: number;
    /** How long the questions take, within the minutes that candidates get. */
    readonly workMinutes: number;
    /** The only questions that the example writes out: the first of each competency. */
    readonly tasks: readonly [ProofTask, ...ProofTask[]];
  };
  /** The interview guide for one competency. */
  readonly coachCard: {
    readonly competency: string;
    readonly interviewer: string;
    /** Something a candidate may say that calls for a follow-up question. */
    readonly prompt: string;
    readonly ask: readonly string[];
    /** What to listen for besides the two upper anchors. */
    readonly alsoListen: string;
    readonly redFlag: string;
  };
  /** The candidates, each with evidence for every competency, keyed by the competency's id. */
  readonly candidates: readonly {
    readonly id: string;
    readonly evidence: Readonly<Record<string, Evidence>>;
  }[];
  /** Ids of the competencies for which the decision rule demands at least level 3. */
  readonly required: readonly string[];
  /** Opening of one candidate's evidence pack. Anything that shows it must show `decides` beside it. */
  readonly recommendation: {
    readonly candidate: string;
    readonly verdict: string;
    readonly reasons: readonly string[];
    readonly inShort: string;
    /** The same, still shorter, for a small picture. */
    readonly inBrief: string;
    /** What the scores do not answer. */
    readonly openQuestions: readonly string[];
    readonly decides: string;
  };
  /** What the manager checks after the hire, each with the competency whose score predicts the result. */
  readonly kpis: readonly {
    readonly day: number;
    readonly kpi: string;
    readonly competency: string;
    readonly check: string;
  }[];
}

/** What a cell prints: where the evidence was seen, the words, and the anchor they match. */
export interface Receipt {
  readonly candidate: string;
  readonly competency: string;
  readonly score: CellScore;
  readonly kind: Evidence['kind'];
  /** The stage, such as `Role-play: first call`. */
  readonly source: string;
  /** Length of the conversation in minutes, for a time line. Default: not a conversation. */
  readonly minutes?: number;
  /** Minute and second at which the interviewer made the note. Default: not a conversation. */
  readonly time?: string;
  /** The candidate's words as noted or written, or the answer chosen, in quotation marks. Default: no evidence. */
  readonly quote?: string;
  /** Letter of the chosen answer. Default: no answer of the proof test. */
  readonly letter?: string;
  /** The anchor that the evidence matches. Default: no evidence. */
  readonly anchor?: string;
  /** Why the evidence matches the anchor, or why the cell is blank. */
  readonly rationale: string;
  /** What to do about a blank cell. Default: the cell is not blank. */
  readonly next?: string;
}
