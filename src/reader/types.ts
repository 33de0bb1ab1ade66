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

/** The sales roles that a posting can be for. */
export type RoleId =
  | 'sdr'
  | 'seller'
  | 'enterprise'
  | 'account-manager'
  | 'engineer'
  | 'manager'
  | 'director';

/** Where most first meetings come from. */
export type MotionId = 'outbound' | 'inbound' | 'both' | 'customers' | 'partners';

/** Facts that a posting should state, and that a list of phrases can find. */
export const factIds = ['pay', 'deal-size'] as const;

export type FactId = (typeof factIds)[number];

/** A range of the text. Offsets count UTF-16 code units of the pasted text. */
export interface Place {
  readonly start: number;
  /** Offset after the last character. */
  readonly end: number;
}

/** A phrase of the text that speaks for a competency. */
export interface Mark extends Place {
  readonly competency: CompetencyId;
}

/** Why words keep good candidates from applying. */
export type CostlyReason = 'years' | 'age' | 'native-speaker' | 'gendered' | 'masculine' | 'slang';

/** Words that keep good candidates from applying. */
export interface CostlyWords extends Place {
  /** The reason; its explanation is in the content. */
  readonly reason: CostlyReason;
}

/** `read` for a sales posting; otherwise, why a text cannot be read as one. */
export type ReadingKind = 'read' | 'empty' | 'short' | 'long' | 'other-language' | 'not-a-job';

/** What the reader finds in a text. What a text lacks is no part of it. */
export interface Reading {
  readonly kind: ReadingKind;
  /** The role that the text names first, usually in its title; `seller` if it names none. */
  readonly role: RoleId;
  readonly motion: MotionId;
  /** Marks in the order of the text, without overlaps. */
  readonly marks: readonly Mark[];
  /** Facts that the text states. */
  readonly said: readonly FactId[];
  readonly words: readonly CostlyWords[];
}
