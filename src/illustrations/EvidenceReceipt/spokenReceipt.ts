import type { Evidence, EvidenceWords } from './EvidenceReceipt.tsx';

/** A receipt as text for screen readers, announced when it is printed: place, words, matching anchor. */
export function spokenReceipt(evidence: Evidence, words: EvidenceWords): string {
  const { source, time, letter, quote, score, anchor, rationale, next } = evidence;
  const where = [source, time, letter && `${words.answer} ${letter}`].filter(Boolean).join(', ');
  const why = anchor === undefined ? rationale : `${words.anchor} ${score}: ${anchor}`;
  return [`${where}.`, quote, why, next].filter(Boolean).join(' ');
}
