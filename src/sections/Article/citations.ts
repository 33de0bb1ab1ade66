/** A piece of a text: plain words, the mark of a source, or words that are a link. */
export type Segment = string | CitationMark | WordsLink;

/** Words that link to their explanation in the glossary, or to another page. */
interface WordsLink {
  readonly words: string;
  /** Path; for a term of the glossary with its fragment. */
  readonly to: string;
}

/** A place in the text where a source is cited. */
interface CitationMark {
  /** Position of the source, from 1. */
  readonly source: number;
  /** Fragment of this place, to which the source links back. */
  readonly id: string;
}

/** Fragment of a source's entry. */
export const sourceId = (source: number): string => `source-${source}`;

/** Reads the texts of one article in order, and remembers where each source is cited. */
export interface Citer {
  /**
   * Splits a text at its marks, `[n]`, and links, `[words](/path)`; a mark stays plain text when there is
   * no source n.
   */
  readonly cite: (text: string) => Segment[];
  /** Fragments of the places that have cited a source so far, in reading order. */
  readonly placesOf: (source: number) => readonly string[];
}

/**
 * Creates a citer for one article.
 *
 * @param sourceCount - How many sources the article has.
 */
export function createCiter(sourceCount: number): Citer {
  const places = new Map<number, string[]>();
  return {
    cite: (text) =>
      // Drops a space before `[n]`, so that the mark follows the words it supports without a gap.
      text.split(/(?:\s(?=\[\d+\]))?(\[\d+\]|\[[^\]]+\]\([^)]+\))/).flatMap((part): Segment[] => {
        const [, words, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
        if (words !== undefined && to !== undefined) return [{ words, to }];
        const source = Number(/^\[(\d+)\]$/.exec(part)?.[1] ?? 0);
        if (source < 1 || source > sourceCount) return part === '' ? [] : [part];
        const known = places.get(source) ?? [];
        const id = `cited-${source}-${known.length + 1}`;
        places.set(source, [...known, id]);
        return [{ source, id }];
      }),
    placesOf: (source) => places.get(source) ?? [],
  };
}
