import type { contact } from '../../api/forms/contact.ts';
import type { HiddenName } from '../../api/forms/form.ts';

/** The topic in the link that led to the form; empty strings where the link names none. */
export type Topic = Readonly<Record<HiddenName<typeof contact>, string>>;

/** Words for the values of one parameter that the site's own links use. */
type Words = Readonly<Record<string, string>>;

const wordsFor = (value: string, words: Words): string | undefined =>
  Object.hasOwn(words, value) ? words[value] : undefined;

/** Words for a topic; undefined where the site has none. `type` has priority: it says more than `from`. */
export const topicWords = (
  { from, type }: Topic,
  words: Readonly<Record<keyof Topic, Words>>,
): string | undefined => wordsFor(type, words.type) ?? wordsFor(from, words.from);
