/** A kind of phrase that needs an entry in the register. */
export interface ClaimPattern {
  /** What it finds, for the message of a failing check. */
  readonly name: string;
  /** Carries the flags g and i, so use it with `matchAll` or `replaceAll`, never with `test`. */
  readonly pattern: RegExp;
}

/**
 * Find claims in visitor copy. Each finding must lie inside a phrase of `claims` for that page.
 * Example data inside mock-ups, and the advice and cited figures of articles, are not claims of the
 * product: a check leaves out what is labeled as illustrative and reads articles by their sources.
 */
export const claimPatterns = [
  {
    name: 'percentage',
    pattern: /\d+(?:\.\d+)?(?:\s?[-–]\s?\d+(?:\.\d+)?)?\s?(?:%|percent\b)/gi,
  },
  {
    name: 'duration',
    pattern:
      /\b(?:\d+[/,]\s?)*\d+(?:\s?(?:[-–]|to|and)\s?\d+)?[\s-](?:sec|second|min|minute|hour|day|week|month|year)s?\b/gi,
  },
  { name: 'amount of money', pattern: /(?:USD\s?|[$€£])\d[\d,.]*\d?|\b\d+\s(?:dollars|euros)\b/gi },
  {
    name: 'multiple',
    pattern: /\b\d+(?:\.\d+)?\s?(?:x|×|times)(?=\s|$)|\btwice (?:as|the)\b|\bhalf the\b/gi,
  },
  { name: 'year of founding', pattern: /\bfounded (?:in )?\d{4}\b/gi },
  { name: 'age limit', pattern: /\b\d+ or older\b|\bunder \d{2}\b(?! minutes)/gi },
  { name: 'encryption strength', pattern: /\bAES[- ]?\d+\b/gi },
  {
    name: 'certificate or compliance',
    pattern: /\bSOC ?2\b|\bISO ?\d{4,5}\b|\b(?:certified|accredited|compliant|audited by)\b/gi,
  },
  {
    name: 'fairness',
    pattern: /\b(?:unbiased|bias-free|without bias|(?:removes|eliminates) bias)\b/gi,
  },
  {
    name: 'proof or forecast',
    pattern: /\bproven results\b|\b(?:guarantees?|guaranteed|predicts?|validated)\b/gi,
  },
  {
    name: 'availability',
    pattern: /\b(?:uptime|CSV export (?:is )?available|webhooks (?:are )?available)\b/gi,
  },
  {
    name: 'rank',
    pattern: /\b(?:fastest|most accurate|number one|market[- ]leading|industry[- ]leading)\b/gi,
  },
  { name: 'promise without exception', pattern: /\b(?:every|never|always)\b/gi },
  {
    name: 'social proof',
    pattern: /\btrusted by\b|\b(?:customers|users|teams) (?:love|say|report|trust)\b|\baward/gi,
  },
] satisfies readonly ClaimPattern[];
