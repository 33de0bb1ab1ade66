/** Names of one kind, by index: `phrase-1` to `phrase-5`. */
const each = (kind: string): readonly string[] =>
  [1, 2, 3, 4, 5].map((place) => `${kind}-${place}`);

/** Values of `data-moves`: elements that keep their name move to their place on the next page of the file. */
export const moving = {
  phrases: each('phrase'),
  names: each('name'),
  scores: each('score'),
  /** The page itself, with all elements that have no name of their own: it fades into the next page. */
  page: 'page',
} as const;
