import {
  callingSigns,
  dutySigns,
  english,
  otherJobs,
  otherTexts,
  salesSigns,
} from './lexicon/signs.ts';
import { type Matcher, type PhraseRule, findIn, matcherOf } from './match.ts';
import type { ReadingKind } from './types.ts';
import type { Sentence } from './words.ts';

/** UTF-16 units that the reader takes. */
export const longestText = 20_000;
const fewestWords = 12;
/** The share of common words below which a text is not in English. */
const fewestCommon = 0.06;
/** A title stands within so many sentences, and is not longer; what is longer may speak of others. */
const [titleSentences, titleWords] = [2, 12];
/** Where no role is named, a sales job is told by so many signs. */
const fewestSalesSigns = 4;

const signsOf = (phrases: readonly string[]) => matcherOf([{ phrases }]);
const calling = signsOf(callingSigns);
const duties = signsOf(dutySigns);
const selling = signsOf(salesSigns);
const notSales = signsOf(otherJobs);
const notPosting = signsOf(otherTexts);
/** How a resume begins: with a line that is an address. */
const ownAddress =
  /^(?:[^\n]*\n){0,5}(?:[^\n]{0,40}[\s|:•])?[\w.+-]+@[\w-]+\.[\w.]+(?:[\s|•][^\n]{0,40})?\n/;

/** How many different phrases stand in the sentences. */
const signsIn = (matcher: Matcher<PhraseRule>, sentences: readonly Sentence[]): number =>
  new Set(
    sentences.flatMap((sentence) => Array.from(findIn(matcher, sentence), ({ phrase }) => phrase)),
  ).size;

/** Whether somebody writes of themselves. */
const isOfSelf = (sentences: readonly Sentence[]): boolean =>
  sentences.filter(([first]) => first?.word === 'i').length > 2 &&
  !sentences.some((sentence) => sentence.some(({ word }) => word.startsWith('you')));

/** Whether a text asks for somebody who sells. */
function isSalesPosting(text: string, sentences: readonly Sentence[], roleAt: number): boolean {
  const title = sentences.slice(0, titleSentences);
  if (signsIn(notPosting, title) > 0 || ownAddress.test(text) || isOfSelf(sentences)) return false;
  const [calls, tells] = [signsIn(calling, sentences), signsIn(duties, sentences)];
  const isTitled = title.some(({ length }, at) => at === roleAt && length <= titleWords);
  if (isTitled) return calls + tells > 0;
  if (signsIn(notSales, title) > 0 || calls === 0 || tells === 0) return false;
  return signsIn(selling, sentences) >= fewestSalesSigns;
}

/**
 * Whether a text can be read as a sales posting, and why not.
 *
 * @param roleAt - Number of the first sentence that names a sales role.
 */
export function kindOf(text: string, sentences: readonly Sentence[], roleAt: number): ReadingKind {
  if (text.trim() === '') return 'empty';
  const words = sentences.flat();
  if (words.length < fewestWords) return 'short';
  const common = words.filter(({ word }) => english.has(word)).length;
  if (common < words.length * fewestCommon) return 'other-language';
  return isSalesPosting(text, sentences, roleAt) ? 'read' : 'not-a-job';
}
