import { limits } from '../../contract/limits.ts';

/** What the link that led to the form says about the message; empty strings where it says nothing. */
export interface Topic {
  readonly from: string;
  readonly type: string;
}

/**
 * The topic in a page's query string. Values are cut to what the server accepts: a visitor cannot
 * mend a broken link, so it must never cost a message.
 */
export function topicFrom(query: URLSearchParams): Topic {
  const read = (key: string): string =>
    (query.get(key) ?? '')
      .replaceAll(/[\0\n\r]/g, ' ')
      .slice(0, limits.topic)
      .toWellFormed();
  return { from: read('from'), type: read('type') };
}

/** Words for the values that the site's own links use. */
type Words = Readonly<Record<string, string>>;

const wordsFor = (value: string, words: Words): string | undefined =>
  Object.hasOwn(words, value) ? words[value] : undefined;

/** The words for a topic; undefined for one that the site does not know. `type` is the closer one. */
export const topicWords = (
  { from, type }: Topic,
  words: Readonly<Record<keyof Topic, Words>>,
): string | undefined => wordsFor(type, words.type) ?? wordsFor(from, words.from);
