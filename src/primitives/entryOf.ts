import type { Location } from 'react-router-dom';

/**
 * Identifies a history entry. The router's key is `default` for all entries that the browser made itself: the
 * first document, and each link to a hash that the router does not handle.
 */
export const entryOf = ({ key, pathname, hash }: Location): string =>
  key === 'default' ? pathname + hash : key;
