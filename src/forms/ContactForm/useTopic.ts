import { useLocation } from 'react-router-dom';
import { contact } from '../../api/forms/contact.ts';
import { hiddenFrom } from '../../api/forms/form.ts';
import { useIsHydrated } from '../../primitives/useIsHydrated.ts';
import type { Topic } from './topic.ts';

/** The topic in the page's query string; empty in the prerendered document and until hydration. */
export function useTopic(): Topic {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  return hiddenFrom(contact, new URLSearchParams(isHydrated ? search : ''));
}
