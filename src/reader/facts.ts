import type { FactId } from './types.ts';

/** Beside these an amount is what the job pays. */
const payWords =
  /\b(?:salary|base|basic|ote|on[- ]target|compensation|comp|pay|pays|wages?|earn|earnings?|per hour|an hour|hourly|per annum|remuneration)\b/i;

/** Beside these it is something else. */
const notPay =
  /\b(?:deals?|contracts?|customers?|clients?|acv|arr|mrr|quota|revenue|funding|raised|stipend|budget|companies|market|accounts?|average order)\b/i;

/** Beside these an amount is what a customer pays. */
const dealWords =
  /\b(?:[at]cv|deals?|contracts?|(?:order|ticket|project) (?:size|value)s?|average order|per (?:seat|user|site|customer))\b/i;

/** Beside these it is pay, or a goal. */
const notDeal =
  /\b(?:salary|ote|base pay|base of|basic|commission|bonus|quota|target|goal|stipend|allowance|funding|raised|pipeline of)\b/i;

/** An amount of money: with its currency, or in thousands. */
const amount =
  /(?:[$£€]|\b(?:USD|EUR|GBP|CAD|AUD|CHF))\s?\d|\d\s?(?:[km]\s?)?(?:€|£|(?:USD|EUR|GBP|CAD|AUD|CHF|dollars|pounds|euros)\b)|\d\s?k\b/i;
const longestHeading = 40;

/** The facts that a text states with an amount of money, by the words of its sentence; for pay, also by the heading above. */
export function factsOf(text: string): FactId[] {
  const said = new Set<FactId>();
  let heading = '';
  for (const line of text.split('\n')) {
    for (const part of line.split(/(?<=[.;!?])\s/)) {
      if (!amount.test(part)) continue;
      const beside = `${heading} ${part}`;
      if (payWords.test(beside) && !notPay.test(part)) said.add('pay');
      if (dealWords.test(part) && !notDeal.test(part)) said.add('deal-size');
    }
    if (line.trim() !== '') heading = line.length <= longestHeading ? line : '';
  }
  return [...said];
}
