/**
 * Phrases in visitor copy that claim a figure, a legal status or superiority. Each must lie inside a phrase
 * that `claims` lists for its page. claims.test.ts does not apply these patterns to example data in
 * mock-ups, which claims nothing about the product, nor to articles, which have patterns of their own there.
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
  // Words that need evidence; bannedWords.ts holds those that are never allowed.
  /\b(?:SOC ?2|ISO ?\d{4,5})\b|\b(?:certified|accredited|compliant|audited by|without bias)\b/gi,
  /\bproven results\b|\b(?:guarantees?|guaranteed|predicts?|validated)\b/gi,
  /\b(?:CSV export (?:is )?available|webhooks (?:are )?available)\b/gi,
  /\b(?:fastest|most accurate|number one)\b/gi,
  /\b(?:customers|users|teams) (?:love|say|report|trust)\b|\baward/gi,
];
