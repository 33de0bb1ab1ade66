import type { LinkItem } from '../../primitives/Link/Link.tsx';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** How many letters must change to turn one word into the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** How alike two words are: 1 for the same, 0 for nothing in common. */
const likeness = (a: string, b: string): number =>
  1 - editDistance(a, b) / Math.max(a.length, b.length, 1);

/** How well a page answers what was asked for: the share of asked words that its label and path hold, misspellings forgiven. */
function score(asked: readonly string[], { label, to }: LinkItem): number {
  const known = [...new Set([...wordsOf(to), ...wordsOf(label)])];
  const hits = asked.map((word) => {
    const best = Math.max(0, ...known.map((other) => likeness(word, other)));
    return best < 0.6 ? 0 : best * Math.min(word.length, 6);
  });
  const possible = asked.map((word) => Math.min(word.length, 6));
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return sum(hits) / Math.max(1, sum(possible));
}

/**
 * The candidates nearest to what was asked for, best first.
 *
 * @param asked - Words as the visitor wrote them, in any punctuation.
 * @param atLeast - Score from 0 to 1 below which a candidate is left out. Default 0: none is left out.
 */
export function nearest(
  asked: string,
  candidates: readonly LinkItem[],
  { count = 3, atLeast = 0 }: { readonly count?: number; readonly atLeast?: number } = {},
): LinkItem[] {
  const words = wordsOf(asked);
  return candidates
    .map((candidate) => ({ candidate, points: score(words, candidate) }))
    .filter(({ points }) => points >= atLeast)
    .sort((a, b) => b.points - a.points)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
