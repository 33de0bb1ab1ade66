import type { ReactNode } from 'react';
import { siteFooter, siteHeader } from '../content/navigation.ts';
import { skipLink } from '../content/system.ts';
import { SiteFooter } from '../frame/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../frame/SiteHeader/SiteHeader.tsx';
import { Announcer } from '../primitives/Announcer/Announcer.tsx';
import * as styles from './Frame.css.ts';

/** What surrounds a page: skip link, header, the main landmark, footer; a framed page is shown alone. */
export function Frame({
  pathname,
  isFramed = false,
  children,
}: {
  /** Path of the page, which the header marks as the current one. */
  readonly pathname: string;
  /** The page is in a frame of another, and so alone. Default: no. */
  readonly isFramed?: boolean | undefined;
  /** The page. */
  readonly children: ReactNode;
}) {
  return (
    <Announcer scope={pathname}>
      <div className={styles.page}>
        {!isFramed && (
          <>
            <a href="#main" className={styles.skipLink}>
              {skipLink}
            </a>
            <SiteHeader {...siteHeader} currentPath={pathname} />
          </>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {!isFramed && <SiteFooter {...siteFooter} />}
      </div>
    </Announcer>
  );
}
