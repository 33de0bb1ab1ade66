import { type ReactNode, createContext, use } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Loads the page behind a path ahead of a click; set by the application, does nothing without it. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);

/** A link as data. */
export interface LinkItem {
  /** Words that make sense on their own: 'Read the privacy policy'. */
  readonly label: string;
  /** As `to` of a link. */
  readonly to: string;
}

export interface LinkProps {
  /** The words that are the link. They make sense on their own. */
  readonly children: ReactNode;
  /** An internal path (`/pricing#waitlist`), or an address with a scheme (`https:`, `mailto:`). */
  readonly to: string;
  /** Opens a new tab and says so. Default false. */
  readonly newTab?: boolean;
  /** File name under which the browser saves the target instead of opening it. */
  readonly download?: string;
  /** Class of the look that wraps it. Default: none. */
  readonly className?: string | undefined;
  /** `page` where the link leads to the page that it is on. Default: none. */
  readonly 'aria-current'?: 'page' | undefined;
  /** Id of the element. Default: none. */
  readonly id?: string;
  /** The whole name, by the ids of its parts, where the words alone do not say what is behind them. */
  readonly 'aria-labelledby'?: string;
  /** Further description, by the id of its element. */
  readonly 'aria-describedby'?: string;
  /** Called on a press, before the page changes. Default: nothing. */
  readonly onClick?: () => void;
}

/** A page of this site, as against a file of it or another site. */
const isPage = (to: string): boolean => to.startsWith('/') && !/\.\w+$/.test(to);

/** Loads the next page in place. react-router's own `Link` brings 3 kB of features this site has no use for. */
function PageLink({ children, to, ...rest }: Omit<LinkProps, 'newTab' | 'download'>) {
  const prefetch = use(PrefetchContext);
  const follow = useLinkClickHandler(to);
  const intend = (): void => prefetch(to);
  const { onClick, ...attributes } = rest;
  return (
    <a
      href={useHref(to)}
      onPointerEnter={intend}
      onFocus={intend}
      onTouchStart={intend}
      onClick={(event) => {
        onClick?.();
        follow(event);
      }}
      {...attributes}
    >
      {children}
    </a>
  );
}

/** A link. Internal pages load without a reload and are fetched as soon as the visitor means to go there. */
export function Link({ children, to, newTab = false, download, ...rest }: LinkProps) {
  if (download === undefined && !newTab && isPage(to)) {
    return (
      <PageLink to={to} {...rest}>
        {children}
      </PageLink>
    );
  }
  return (
    <a
      href={to}
      {...(download === undefined ? {} : { download })}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...rest}
    >
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  );
}
