import { dealWords, notDeal, notPay, payWords } from './lexicon/facts.ts';
import type { FactId } from './types.ts';

/** A sum with its currency, or in thousands. */
const sum =
  /(?:[$£€]|\b(?:USD|EUR|GBP|CAD|AUD|CHF)\b)\s?\d|\d\s?(?:[km]\s?)?(?:€|£|(?:USD|EUR|GBP|CAD|AUD|CHF|dollars|pounds|euros)\b)|\d\s?k\b/i;
const longestHeading = 40;

/**
 * The facts that a text states with a sum, by the words on the same line or in the heading above it.
 *
 * @param text - In its one form, by `normalize`.
 */
export function factsOf(text: string): FactId[] {
  const said = new Set<FactId>();
  let heading = '';
  for (const line of text.split('\n')) {
    for (const part of line.split(/(?<=[.;!?])\s/)) {
      if (!sum.test(part)) continue;
      const beside = `${heading} ${part}`;
      if (payWords.test(beside) && !notPay.test(part)) said.add('pay');
      if (dealWords.test(part) && !notDeal.test(part)) said.add('deal-size');
    }
    if (line.trim() !== '') heading = line.length <= longestHeading ? line : '';
  }
  return [...said];
}
