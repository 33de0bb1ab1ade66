import type { SuggestionSources } from '../sections/NotFound/useSuggestions.ts';
import { siteFooter } from './navigation.ts';

/** Where the page for unknown addresses looks for what the visitor may have meant. */
export const suggestions = {
  pages: siteFooter.groups.flatMap(({ links }) => links),
  answers: '/answer-names',
} satisfies SuggestionSources;
