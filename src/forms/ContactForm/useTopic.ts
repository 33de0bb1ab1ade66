import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../../primitives/useIsHydrated.ts';
import { type Topic, topicFrom } from './topic.ts';

/** The topic in the page's address; empty in the prerendered document. */
export function useTopic(): Topic {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  return topicFrom(new URLSearchParams(isHydrated ? search : ''));
}
