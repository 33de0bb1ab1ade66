import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Announcer } from '../../primitives/Announcer/Announcer.tsx';
import { focusText } from '../../primitives/focusText.ts';
import { JoinedContext } from '../../forms/Joined.ts';
import { CallBar } from '../CallBar/CallBar.tsx';
import { SiteFooter, type SiteFooterProps } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader, type SiteHeaderProps } from '../SiteHeader/SiteHeader.tsx';
import * as styles from './PageLayout.css.ts';

/** Content around every page. */
export interface PageLayoutContent {
  /** Label of the link that skips the header. */
  readonly skipLink: string;
  /** Words and links of the header. */
  readonly header: Omit<SiteHeaderProps, 'currentPath'>;
  /** Words and links of the footer. */
  readonly footer: SiteFooterProps;
}

export interface PageLayoutProps extends PageLayoutContent {
  /** Path of the page, which the header marks as the current one. */
  readonly pathname: string;
  /** Whether the page is shown without header and footer. Default false. */
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
  const main = useRef<HTMLElement>(null);
  const joined = useMemo(() => ({ hasJoined, onJoined: () => setHasJoined(true) }), [hasJoined]);
  return (
    <JoinedContext value={joined}>
      <Announcer scope={pathname}>
        <div className={styles.page}>
          {!isAlone && (
            <>
              <a
                href="#main"
                className={styles.skipLink}
                onClick={() => main.current && focusText(main.current)}
              >
                {skipLink}
              </a>
              <SiteHeader {...header} currentPath={pathname} />
            </>
          )}
          <main ref={main} id="main" className={styles.main}>
            {children}
          </main>
          {!isAlone && (
            <>
              <SiteFooter {...footer} />
              <CallBar action={header.action} currentPath={pathname} />
            </>
          )}
        </div>
      </Announcer>
    </JoinedContext>
  );
}
