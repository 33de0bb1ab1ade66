import type { Evidence, EvidenceWords } from './EvidenceReceipt.tsx';

/** A receipt as it is spoken when it is printed: where, the words, and the anchor they match. */
export function spokenReceipt(evidence: Evidence, words: EvidenceWords): string {
  const { source, time, letter, quote, score, anchor, rationale, next } = evidence;
  const where = [source, time, letter && `${words.answer} ${letter}`].filter(Boolean).join(', ');
  const why = anchor === undefined ? rationale : `${words.anchor} ${score}: ${anchor}`;
  return [`${where}.`, quote, why, next].filter(Boolean).join(' ');
}
