import { use, useEffect } from 'react';
import type { Analytics } from '../content/analytics.ts';
import { JoinedContext } from '../forms/Joined.ts';
import { countVisit } from './countVisit.ts';

interface VisitCountProps {
  readonly analytics: Analytics;
  readonly pathname: string;
}

/** Counts the page, presses of calls to action, and the signup. Shows nothing. */
export function VisitCount({ analytics, pathname }: VisitCountProps): null {
  const { hasJoined } = use(JoinedContext);

  useEffect(() => countVisit(analytics, 'pageview', pathname), [analytics, pathname]);

  useEffect(() => {
    // The link to send on, `?code=`, shows the same page again after a signup that has been counted.
    if (hasJoined && !new URLSearchParams(window.location.search).has('code'))
      countVisit(analytics, 'joined', window.location.pathname);
  }, [analytics, hasJoined]);

  useEffect(() => {
    const onClick = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a[href*="utm_medium=cta"]'))
        countVisit(analytics, 'call to action', pathname);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [analytics, pathname]);

  return null;
}
