import type { FieldWords } from '../../src/forms/PostForm/types.ts';

/** The fields with `change` applied to the words of each, for stories of the longest copy. */
export const reword = <Fields extends Readonly<Record<string, FieldWords>>>(
  fields: Fields,
  change: (words: FieldWords) => FieldWords,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [name, change(words)]),
  ) as Fields;
