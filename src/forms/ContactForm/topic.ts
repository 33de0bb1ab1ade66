import type { contact } from '../../api/forms/contact.ts';
import type { HiddenName } from '../../api/forms/form.ts';

/** What the link that led to the form says about the message; empty strings where it says nothing. */
export type Topic = Readonly<Record<HiddenName<typeof contact>, string>>;

/** Words for the values that the site's own links use. */
type Words = Readonly<Record<string, string>>;

const wordsFor = (value: string, words: Words): string | undefined =>
  Object.hasOwn(words, value) ? words[value] : undefined;

/** The words for a topic; undefined for one that the site does not know. `type` is the closer one. */
export const topicWords = (
  { from, type }: Topic,
  words: Readonly<Record<keyof Topic, Words>>,
): string | undefined => wordsFor(type, words.type) ?? wordsFor(from, words.from);
