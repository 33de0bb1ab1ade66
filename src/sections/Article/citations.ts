/** A piece of a text: words, the mark of a source, or words that lead to a page. */
export type Segment = string | CitationMark | WordsLink;

/** Words that are explained elsewhere, or name a page to go on to. */
interface WordsLink {
  readonly words: string;
  /** Path, and fragment of an explanation. */
  readonly to: string;
}

/** A place in the text where a source is cited. */
interface CitationMark {
  /** Position of the source, from 1. */
  readonly source: number;
  /** Where a link back from the source leads. */
  readonly id: string;
}

/** Fragment of a source's entry. */
export const sourceId = (source: number): string => `source-${source}`;

/** Reads the texts of one article in order, and remembers where each source is cited. */
export interface Citer {
  /**
   * Splits a text at its marks, `[n]`, and links, `[words](/path)`; a number without a source stays as
   * it is written.
   */
  readonly cite: (text: string) => Segment[];
  /** The fragments that cite a source so far, in reading order. */
  readonly placesOf: (source: number) => readonly string[];
}

/**
 * Starts reading an article.
 *
 * @param sourceCount - How many sources the article has.
 */
export function createCiter(sourceCount: number): Citer {
  const places = new Map<number, string[]>();
  return {
    cite: (text) =>
      // The mark is set close to what it supports, whatever the text leaves before it.
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
