import { writeSetting } from './repositories/settings.ts';
import type { Store } from './store/store.ts';

/** The key under which `doctor` finds how many proxies posts came through. */
export const hopsKey = 'fewest_hops';

/**
 * Notes through how few proxies a post came: visitors can add entries to X-Forwarded-For, but take
 * none away. It writes once after a start, and whenever there are fewer.
 */
export function watchHops({ db }: Store): (forwarded: string | undefined) => void {
  let fewest = Infinity;
  return (forwarded) => {
    const hops = forwarded ? forwarded.split(',').length : 0;
    if (hops >= fewest) return;
    fewest = hops;
    // It is no part of the post: whether it succeeds must not matter.
    writeSetting(db, hopsKey, String(hops)).catch(() => {
      fewest = Infinity;
    });
  };
}
