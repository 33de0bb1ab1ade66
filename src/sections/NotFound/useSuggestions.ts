import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type AnswerName, type AnswerNames, partsFor } from './answerNames.ts';
import { nearest } from './nearest.ts';

export interface SuggestionSources {
  /** The site's pages; suggested where an address is nearly one of theirs. */
  readonly pages: readonly LinkItem[];
  /** Address, without `.json`, of the names of articles; fetched if the unknown address looks like an article's. */
  readonly answers: string;
}

/** Score from 0 to 1 (see `nearest`) that a page needs to be suggested. */
const likely = 0.55;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(`${address}.json`);
  if (!response.ok) throw new Error(`${address}.json answered ${response.status}.`);
  return response.json();
}

async function suggest(pathname: string, { pages, answers }: SuggestionSources) {
  const asked = decoded(/^\/answers\/(.+)$/.exec(pathname)?.[1] ?? '');
  if (asked === '') return nearest(decoded(pathname), pages, { atLeast: likely });
  // The first file holds names, and says which further files have more; only those that fit are fetched.
  const first = (await read(answers)) as AnswerNames;
  const further = await Promise.all(
    partsFor(asked, first).map((part) => read(`${answers}/${part}`) as Promise<AnswerName[]>),
  );
  const titles = new Map(
    [...first.names, ...further.flat()].map(({ slug, title }) => [slug, title]),
  );
  return nearest(
    asked,
    [...titles].map(([slug, title]) => ({ label: title, to: `/answers/${slug}` })),
  );
}

/**
 * What the visitor may have meant by the current address, worked out in the browser: one document
 * answers all unknown addresses. Empty at first, when nothing is near, and when a file cannot be fetched.
 */
export function useSuggestions(sources: SuggestionSources): readonly LinkItem[] {
  const { pathname } = useLocation();
  const [found, setFound] = useState<readonly LinkItem[]>([]);
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
