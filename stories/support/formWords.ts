import type { FieldWords } from '../../src/forms/PostForm/types.ts';

/** The words of every field, changed: for stories of the longest copy. */
export const reword = <Fields extends Readonly<Record<string, FieldWords>>>(
  fields: Fields,
  change: (words: FieldWords) => FieldWords,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [name, change(words)]),
  ) as Fields;
