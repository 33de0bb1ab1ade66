import { useLocation } from 'react-router-dom';
import { contact } from '../../contract/forms/contact.ts';
import { carriedFrom } from '../../contract/forms/form.ts';
import { useIsHydrated } from '../../primitives/useIsHydrated.ts';
import type { Topic } from './topic.ts';

/** The topic in the page's address; empty in the prerendered document. */
export function useTopic(): Topic {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  return carriedFrom(contact, new URLSearchParams(isHydrated ? search : ''));
}
