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
  'sdr' | 'seller' | 'enterprise' | 'account-manager' | 'engineer' | 'manager' | 'director';

/** Where most first meetings come from. */
export type MotionId = 'outbound' | 'inbound' | 'both' | 'customers' | 'partners';

/** What a posting should say, and a list of phrases can find. */
export const factIds = ['pay', 'deal-size'] as const;

export type FactId = (typeof factIds)[number];

/** A stretch of the text. Offsets count UTF-16 units of what was pasted. */
export interface Place {
  readonly start: number;
  /** After the last character. */
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
  /** Id of the reason in the content. */
  readonly reason: CostlyReason;
}

/** Why a text cannot be read as a sales posting; `read` where it can. */
export type ReadingKind = 'read' | 'empty' | 'short' | 'long' | 'other-language' | 'not-a-job';

/** What the reader finds in a text. It says nothing of what a text lacks. */
export interface Reading {
  readonly kind: ReadingKind;
  /** By the title. */
  readonly role: RoleId;
  readonly motion: MotionId;
  /** By their place in the text, without overlaps. */
  readonly marks: readonly Mark[];
  /** Facts that the text states. */
  readonly said: readonly FactId[];
  readonly words: readonly CostlyWords[];
}
