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
import { type Sentence, saysYou } from './words.ts';

/** Longest text that the reader takes, in UTF-16 code units. */
export const longestText = 20_000;
const fewestWords = 12;
/** A text with a smaller share of common English words than this is not in English. */
const fewestCommon = 0.06;
/** A title is among the first 2 sentences and has at most 12 words: a longer one may name another's role. */
const [titleSentences, titleWords] = [2, 12];
/** Number of different sales phrases that make a text without a title a sales posting. */
const fewestSalesSigns = 4;

const signsOf = (phrases: readonly string[]) => matcherOf([{ phrases }]);
const calling = signsOf(callingSigns);
const duties = signsOf(dutySigns);
const selling = signsOf(salesSigns);
const notSales = signsOf(otherJobs);
const notPosting = matcherOf(otherTexts);
/** Matches an email address in the first six lines, as at the top of a resume, but none for applications. */
const ownAddress =
  /^(?:[^\n]*\n){0,5}(?:[^\n]{0,40}[\s|:•])?(?!(?:jobs?|careers?|hr|hiring|talent|recruit\w*)@)[\w.+-]+@[\w-]+\.[\w.]+(?:[\s|•][^\n]{0,40})?\n/i;

/** Number of different phrases of `matcher` in the sentences. */
const signsIn = (matcher: Matcher<PhraseRule>, sentences: readonly Sentence[]): number =>
  new Set(
    sentences.flatMap((sentence) => Array.from(findIn(matcher, sentence), ({ phrase }) => phrase)),
  ).size;

/**
 * Whether the writer speaks of themselves, as in a resume or a letter: three sentences begin with `I`, and none
 * says `you`. With an address at the top, one such sentence is enough, or no `you`, or no role in the first line.
 */
function isOfSelf(text: string, sentences: readonly Sentence[], roleAt: number): boolean {
  const selfs = sentences.filter(([first]) => first?.word === 'i').length;
  const isToReader = sentences.some(saysYou);
  if (ownAddress.test(text)) return roleAt > 0 || selfs > 0 || !isToReader;
  return selfs > 2 && !isToReader;
}

/** Whether a text is a posting for a sales job. */
function isSalesPosting(text: string, sentences: readonly Sentence[], roleAt: number): boolean {
  const opening = sentences.slice(0, titleSentences);
  if (signsIn(notPosting, opening) > 0 || isOfSelf(text, sentences, roleAt)) return false;
  const [calls, tells] = [signsIn(calling, sentences), signsIn(duties, sentences)];
  // Undefined where the opening names no sales role.
  const naming = opening[roleAt];
  const isTitled = naming !== undefined && naming.length <= titleWords;
  if (isTitled) return calls + tells > 0;
  if (signsIn(notSales, opening) > 0 || calls === 0 || tells === 0) return false;
  return signsIn(selling, sentences) >= fewestSalesSigns;
}

/**
 * Whether a text can be read as a sales posting, or why it cannot.
 *
 * @param roleAt - Index of the first sentence that names a sales role.
 */
export function kindOf(text: string, sentences: readonly Sentence[], roleAt: number): ReadingKind {
  if (text.trim() === '') return 'empty';
  const words = sentences.flat();
  if (words.length < fewestWords) return 'short';
  const common = words.filter(({ word }) => english.has(word)).length;
  if (common < words.length * fewestCommon) return 'other-language';
  return isSalesPosting(text, sentences, roleAt) ? 'read' : 'not-a-job';
}
