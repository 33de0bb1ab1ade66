import { type ReactNode, useMemo, useState } from 'react';
import { Announcer } from '../../primitives/Announcer/Announcer.tsx';
import { JoinedContext } from '../../primitives/Joined.ts';
import { SiteFooter, type SiteFooterProps } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from '../SiteHeader/SiteHeader.tsx';
import * as styles from './PageLayout.css.ts';

/** What stands around every page. */
export interface PageLayoutContent {
  /** Label of the link that leads past the header. */
  readonly skipLink: string;
  /** Words and links of the header. */
  readonly header: Omit<SiteHeaderProps, 'currentPath'>;
  /** Words and links of the footer. */
  readonly footer: SiteFooterProps;
}

export interface PageLayoutProps extends PageLayoutContent {
  /** Path of the page, which the header marks as the current one. */
  readonly pathname: string;
  /** Shown alone, without header and footer. Default: no. */
  readonly isAlone?: boolean | undefined;
  /** The page. */
  readonly children: ReactNode;
}

/** Skip link, header, the main landmark with the page in it, footer. */
export function PageLayout({
  skipLink,
  header,
  footer,
  pathname,
  isAlone = false,
  children,
}: PageLayoutProps) {
  const [hasJoined, setHasJoined] = useState(false);
  const joined = useMemo(() => ({ hasJoined, onJoined: () => setHasJoined(true) }), [hasJoined]);
  return (
    <JoinedContext value={joined}>
      <Announcer scope={pathname}>
        <div className={styles.page}>
          {!isAlone && (
            <>
              <a href="#main" className={styles.skipLink}>
                {skipLink}
              </a>
              <SiteHeader {...header} currentPath={pathname} />
            </>
          )}
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          {!isAlone && <SiteFooter {...footer} />}
        </div>
      </Announcer>
    </JoinedContext>
  );
}
