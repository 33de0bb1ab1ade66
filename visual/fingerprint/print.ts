import type { Fact } from './normalize.ts';

/** Facts as sorted lines, each with the elements that it is true of. */
export function print(facts: readonly Fact[]): string[] {
  const byWhat = Map.groupBy(facts, ({ what }) => what);
  return [...byWhat]
    .map(([what, same]) => {
      const labels = [...Map.groupBy(same, ({ label }) => label)].map(([label, { length }]) =>
        length > 1 ? `${label} ×${length}` : label,
      );
      return `${what}: ${labels.sort().join(', ')}`;
    })
    .sort();
}
