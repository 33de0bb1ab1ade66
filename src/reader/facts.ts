import type { FactId } from './types.ts';

/** Words for the pay of a job. */
const pay =
  /\b(?:salary|basic|ote|on[- ]target|compensation|comp|wages?|earnings?|remuneration)\b/i;

/** Words for pay only near an amount with a currency: `a base of $70k`, but not `a user base of 70k`. */
const payWithCurrency = /\b(?:base|earn)\b/i;

/** Words near which an amount can be the pay, or what a customer pays. */
const paid = /\b(?:pays?|per hour|an hour|hourly|per annum)\b/i;

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

/** Ends a clause, which may state the pay although the next one is about a quota: `OTE: $150k (quota: $1M)`. */
const clauseEnd = /[()+|]|,\s/;

const hasAmount = (text: string): boolean => currency.test(text) || thousands.test(text);

const namesPay = (text: string): boolean =>
  pay.test(text) || (currency.test(text) && payWithCurrency.test(text));

/** Whether an amount of `part`, or of a clause of it, is the pay by its words or by the heading above. */
function saysPay(heading: string, part: string): boolean {
  const beside = `${heading} ${part}`;
  if (!notPay.test(part)) return namesPay(beside) || paid.test(beside);
  return beside
    .split(clauseEnd)
    .some((clause) => hasAmount(clause) && namesPay(clause) && !notPay.test(clause));
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
      if (!hasAmount(part)) continue;
      if (saysPay(heading, part)) said.add('pay');
      if (dealWords.test(part) && !notDeal.test(part)) said.add('deal-size');
    }
    if (line.trim() !== '') heading = line.length <= longestHeading ? line : '';
  }
  return [...said];
}
