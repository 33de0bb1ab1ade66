import type { SuggestionSources } from '../sections/NotFound/useSuggestions.ts';
import { siteFooter } from './navigation.ts';

/** Where the 404 page looks for the page that the visitor may have meant. */
export const suggestions = {
  pages: siteFooter.groups.flatMap(({ links }) => links),
  answers: '/answer-names',
} satisfies SuggestionSources;
