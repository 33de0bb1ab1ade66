/**
 * Phrases in visitor copy that claim a figure, a law or more than others: each must lie inside a phrase of `claims` for its page.
 * Example data inside mock-ups, and the advice and cited figures of articles, are no claims of the
 * product: the test leaves out what is labeled as illustrative and reads articles by their sources.
 */
export const claimPatterns: readonly RegExp[] = [
  // Percentages, durations, money, multiples, the year of founding, ages, strengths of encryption.
  /\d+(?:\.\d+)?(?:\s?[-–]\s?\d+(?:\.\d+)?)?\s?(?:%|percent\b)/gi,
  /\b(?:\d+[/,]\s?)*\d+(?:\s?(?:[-–]|to|and)\s?\d+)?[\s-](?:sec|second|min|minute|hour|day|week|month|year)s?\b/gi,
  /(?:USD\s?|[$€£])\d[\d,.]*\d?|\b\d+\s(?:dollars|euros)\b/gi,
  /\b\d+(?:\.\d+)?\s?(?:x|×|times)(?=\s|$)|\btwice (?:as|the)\b|\bhalf the\b/gi,
  /\bfounded (?:in )?\d{4}\b/gi,
  /\b\d+ or older\b|\bunder \d{2}\b(?! minutes)/gi,
  /\bAES[- ]?\d+\b/gi,
  // What someone has to vouch for; bannedWords.ts holds what nobody may say at all.
  /\b(?:SOC ?2|ISO ?\d{4,5})\b|\b(?:certified|accredited|compliant|audited by|without bias)\b/gi,
  /\bproven results\b|\b(?:guarantees?|guaranteed|predicts?|validated)\b/gi,
  /\b(?:CSV export (?:is )?available|webhooks (?:are )?available)\b/gi,
  /\b(?:fastest|most accurate|number one)\b/gi,
  /\b(?:customers|users|teams) (?:love|say|report|trust)\b|\baward/gi,
];
