import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Candidate, nearest } from './nearest.ts';

export interface SuggestionSources {
  /** The site's pages; suggested where an address is nearly one of theirs. */
  readonly pages: readonly Candidate[];
  /** Address of the index of articles; asked where an address looks like an article's. */
  readonly answers: string;
}

/** What the index of articles says of each, as far as it is asked for here. */
interface Article {
  readonly slug: string;
  readonly title: string;
}

/** How alike a page's address must be to be worth a suggestion. */
const likely = 0.55;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function suggest(pathname: string, { pages, answers }: SuggestionSources) {
  const asked = /^\/answers\/(.+)$/.exec(pathname)?.[1];
  if (asked === undefined) return nearest(decoded(pathname), pages, { atLeast: likely });
  const response = await fetch(answers);
  if (!response.ok) return [];
  const articles = (await response.json()) as readonly Article[];
  return nearest(
    decoded(asked),
    articles.map(({ slug, title }) => ({ label: title, to: `/answers/${slug}` })),
  );
}

/**
 * What the visitor may have meant by the current address, worked out in the browser: one document
 * answers all unknown addresses. Empty at first, and where nothing is near or can be had.
 */
export function useSuggestions(sources: SuggestionSources): readonly Candidate[] {
  const { pathname } = useLocation();
  const [found, setFound] = useState<readonly Candidate[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const list = await suggest(pathname, sources).catch(() => []);
      if (isCurrent) setFound(list);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [pathname, sources]);
  return found;
}
