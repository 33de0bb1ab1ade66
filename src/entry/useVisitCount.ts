import { use, useEffect } from 'react';
import { analytics } from '../content/analytics.ts';
import { JoinedContext } from '../primitives/Joined.ts';
import type { Visit } from './countVisit.ts';

function count(visit: Visit, pathname: string): void {
  const service = analytics;
  if (service !== null)
    void import('./countVisit.ts').then(({ countVisit }) => countVisit(service, visit, pathname));
}

/** Counts the page, presses of calls to action, and the signup, if the owner has set `SITE_ANALYTICS`. */
export function useVisitCount(pathname: string): void {
  const { hasJoined } = use(JoinedContext);

  useEffect(() => count('pageview', pathname), [pathname]);

  useEffect(() => {
    if (hasJoined) count('joined', window.location.pathname);
  }, [hasJoined]);

  useEffect(() => {
    const onClick = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a[href*="utm_medium=cta"]'))
        count('call to action', pathname);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [pathname]);
}
