import { suggestions } from '../content/suggestions.ts';
import { notFound } from '../content/system.ts';
import { NotFound } from '../sections/NotFound/NotFound.tsx';
import { useSuggestions } from '../sections/NotFound/useSuggestions.ts';
import type { PageMeta } from './PageMeta.ts';

export const meta = {
  title: 'Page not found',
  description:
    'There is nothing at this address. Return to the home page, or use the links in the header and footer.',
  indexed: false,
} satisfies PageMeta;

export function NotFoundPage() {
  return <NotFound {...notFound} suggestions={useSuggestions(suggestions)} />;
}
