import type { FactId } from './types.ts';

/** Words near which an amount is the pay of the job. */
const payWords =
  /\b(?:salary|basic|ote|on[- ]target|compensation|comp|pay|pays|wages?|earnings?|per hour|an hour|hourly|per annum|remuneration)\b/i;

/** Words near which an amount with a currency is the pay: `a base of $70k`, but not `a user base of 70k`. */
const weakPayWords = /\b(?:base|earn)\b/i;

/** Words near which an amount is something other than pay. */
const notPay =
  /\b(?:deals?|contracts?|customers?|clients?|acv|arr|mrr|quota|revenue|funding|raised|stipend|budget|companies|market|accounts?|average order)\b/i;

/** Words near which an amount is what a customer pays. */
const dealWords =
  /\b(?:[at]cv|deals?|contracts?|(?:order|ticket|project) (?:size|value)s?|average order|per (?:seat|user|site|customer))\b/i;

/** Words near which an amount is not the size of a deal, but pay or a goal, for example. */
const notDeal =
  /\b(?:salary|ote|base pay|base of|basic|commission|bonus|quota|target|goal|stipend|allowance|funding|raised|pipeline of)\b/i;

/** An amount with a currency. */
const currency =
  /(?:[$£€]|\b(?:USD|EUR|GBP|CAD|AUD|CHF))\s?\d|\d\s?(?:[km]\s?)?(?:€|£|(?:USD|EUR|GBP|CAD|AUD|CHF|dollars|pounds|euros)\b)/i;

/** A number with `k`, but for the benefits 401k and 403k. */
const thousands = /(?<!\b40(?=[13]\s?k\b))\d\s?k\b/i;
const longestHeading = 40;

/** Whether an amount is the pay by the words of `part`, or by the heading above it. */
function saysPay(heading: string, part: string): boolean {
  const beside = `${heading} ${part}`;
  const isPay = payWords.test(beside) || (currency.test(part) && weakPayWords.test(beside));
  return isPay && !notPay.test(part);
}

/**
 * The facts that a text states as an amount of money. Other words of the sentence tell which fact it is; for
 * pay, the heading above does so, too.
 */
export function factsOf(text: string): FactId[] {
  const said = new Set<FactId>();
  let heading = '';
  for (const line of text.split('\n')) {
    for (const part of line.split(/(?<=[.;!?])\s/)) {
      if (!currency.test(part) && !thousands.test(part)) continue;
      if (saysPay(heading, part)) said.add('pay');
      if (dealWords.test(part) && !notDeal.test(part)) said.add('deal-size');
    }
    if (line.trim() !== '') heading = line.length <= longestHeading ? line : '';
  }
  return [...said];
}
