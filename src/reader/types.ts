/** The twelve competencies of sales roles that the reader knows. */
export const competencyIds = [
  'discovery-depth',
  'business-case',
  'multi-threading',
  'objection-handling',
  'forecast-honesty',
  'outbound-prospecting',
  'qualification',
  'negotiation-and-closing',
  'account-planning',
  'product-demonstration',
  'pipeline-discipline',
  'coaching',
] as const;

export type CompetencyId = (typeof competencyIds)[number];

/** What a job description should say, and a list of phrases can tell is missing. */
export const factIds = ['deal-size', 'pay'] as const;

export type FactId = (typeof factIds)[number];

/** A phrase of the text that speaks for a competency. Offsets count UTF-16 units of the original text. */
export interface Mark {
  readonly start: number;
  /** After the last character. */
  readonly end: number;
  readonly competency: CompetencyId;
  /** The entry of the list that matched, as it is printed: `build a pipeline`. */
  readonly rule: string;
}

/** A competency with what speaks for it in this text. */
export interface RankedCompetency {
  readonly id: CompetencyId;
  readonly marks: readonly Mark[];
  /** What its marks and the answers weigh together. */
  readonly weight: number;
  /** False where the text says too little to choose it with confidence. */
  readonly isSure: boolean;
}

/** Why words keep good candidates from applying. */
export const costlyReasons = [
  'years',
  'age',
  'native-speaker',
  'gendered',
  'violent',
  'long-list',
  'pay',
] as const;

export type CostlyReason = (typeof costlyReasons)[number];

/** Words that keep good candidates from applying. */
export interface CostlyWords {
  readonly start: number;
  readonly end: number;
  /** Id of the reason and its source in the content. */
  readonly reason: CostlyReason;
}

/** What an answer to a question adds to competencies. */
export type Effect = Partial<Readonly<Record<CompetencyId, number>>>;

/** Why a text cannot be read as a job description; `read` where it can. */
export type ReadingKind = 'read' | 'empty' | 'short' | 'long' | 'other-language' | 'not-a-job';

/** What the reader finds in a text. */
export interface Reading {
  readonly kind: ReadingKind;
  /** All twelve, strongest first; the first five are proposed. */
  readonly competencies: readonly RankedCompetency[];
  /** By their place in the text, without overlaps. */
  readonly marks: readonly Mark[];
  /** Facts that the text does not state. */
  readonly unsaid: readonly FactId[];
  readonly words: readonly CostlyWords[];
}
