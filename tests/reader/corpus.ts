import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CompetencyId, CostlyReason, Place, ReadingKind } from '../../src/reader/types.ts';

/** What people marked in a posting before it was read: its YAML front matter. */
interface PostingKey {
  readonly phrases: Partial<Readonly<Record<CompetencyId, readonly string[]>>>;
  /** Facts that it does not state, those that the reader does not look for included. */
  readonly unsaid: readonly string[];
  /** Words that cost candidates, by reason. Default: none. */
  readonly costly?: Partial<Readonly<Record<CostlyReason, readonly string[]>>>;
}

interface Keyed<Key> {
  readonly name: string;
  readonly key: Key;
  /** As a browser pastes it. */
  readonly text: string;
}

/** A text as browsers paste it: without bullets, and without the signs of headings and bold words. */
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

/** Sales postings, of two kinds of writers. */
export const postings = {
  /** Keyed by two readers and a third who settled what differed. */
  postings: textsIn<PostingKey>('postings'),
  /** Written after the list was finished, in the manner of real ones. */
  fresh: textsIn<PostingKey>('fresh'),
};

/** Texts that are no sales postings in English. */
export const others = textsIn<{ readonly kind: ReadingKind }>('others');

/** Every occurrence of the phrases of a key, by what they stand for. */
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
