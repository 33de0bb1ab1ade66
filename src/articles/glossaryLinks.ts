import { glossaryEntries } from '../content/glossary.ts';
import type { ArticleSection } from '../sections/Article/types.ts';

/** Matches a term in singular or plural. Case matters only for abbreviations. */
function finds(written: readonly string[]): RegExp {
  const isAbbreviation = written.every((word) => word === word.toUpperCase());
  // No match beside `/`, `#` or `-`, in an address or a compound word, nor inside the words of a link.
  return new RegExp(
    `(?<![\\w/#-])(?:${written.join('|')})s?(?![\\w-])(?![^[\\]]*\\]\\()`,
    isAbbreviation ? 'u' : 'iu',
  );
}

/**
 * Links each term of the glossary where the running text of an article first uses it, as
 * `[term](/glossary#term)`.
 */
export function linkTerms(sections: readonly ArticleSection[]): ArticleSection[] {
  const open = new Map(glossaryEntries.map(({ written, to }) => [to, finds(written)]));
  const linked = (text: string): string => {
    let result = text;
    for (const [to, pattern] of open) {
      if (!pattern.test(result)) continue;
      open.delete(to);
      result = result.replace(pattern, (word) => `[${word}](${to})`);
    }
    return result;
  };
  return sections.map(({ paragraphs, list, ...rest }) => ({
    ...rest,
    paragraphs: paragraphs.map(linked),
    ...(list && { list: list.map(linked) }),
  }));
}
