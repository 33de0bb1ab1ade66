/** Names of a kind, by their place in the file. */
const each = (kind: string): readonly string[] =>
  [1, 2, 3, 4, 5].map((place) => `${kind}-${place}`);

/** What moves to its new place when the next page of the file takes the place of this one: names for `data-moves`. */
export const moving = {
  phrases: each('phrase'),
  names: each('name'),
  scores: each('score'),
  /** What does not move goes with the page, which fades into the next one. */
  page: 'page',
} as const;
