import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CompetencyId, CostlyReason, Place, ReadingKind } from '../../src/reader/types.ts';

/** What people marked in a posting before the reader saw it: its YAML front matter. */
interface PostingKey {
  readonly phrases: Partial<Readonly<Record<CompetencyId, readonly string[]>>>;
  /** Facts that the posting does not state, including those that the reader does not look for. */
  readonly unsaid: readonly string[];
  /** Words that put candidates off, by reason. Default: none. */
  readonly costly?: Partial<Readonly<Record<CostlyReason, readonly string[]>>>;
}

interface Keyed<Key> {
  readonly name: string;
  readonly key: Key;
  /** Text below the front matter, as a browser pastes it. */
  readonly text: string;
}

/** Text as browsers paste it: without bullets and without Markdown's marks of headings and bold words. */
const asPasted = (text: string): string =>
  text.replaceAll(/^[ \t]*(?:[-*•–]|\d+[.)]|#+)[ \t]+/gm, '').replaceAll('**', '');

const corpus = new URL('corpus/', import.meta.url).pathname;

function textsIn<Key>(folder: string): Keyed<Key>[] {
  return readdirSync(join(corpus, folder))
    .sort()
    .map((name) => {
      const [, key = '', text = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(corpus, folder, name), 'utf8')) ?? [];
      return { name, key: parse(key) as Key, text: asPasted(text) };
    });
}

/** Sales postings, in two sets. */
export const postings = {
  /** Marked by two people; a third settled where they differed. */
  postings: textsIn<PostingKey>('postings'),
  /** Written in the style of real postings after the reader's list of phrases was finished. */
  fresh: textsIn<PostingKey>('fresh'),
};

/** Texts that are not sales postings, or not in English. */
export const others = textsIn<{ readonly kind: ReadingKind }>('others');

/** Every occurrence of each phrase of a key; `of` is the name under which the key lists the phrase. */
export const placesOf = (
  text: string,
  phrases: Partial<Readonly<Record<string, readonly string[]>>>,
): (Place & { readonly of: string })[] =>
  Object.entries(phrases).flatMap(([of, each = []]) =>
    each.map(asPasted).flatMap((phrase) => {
      const places = [];
      for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + 1))
        places.push({ start, end: start + phrase.length, of });
      return places;
    }),
  );
