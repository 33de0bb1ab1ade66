import { type ReactNode, createContext, use } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Loads the page at a path before a click. The application sets it. Default: does nothing. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);

/** A link as data. */
export interface LinkItem {
  /** Words that make sense on their own: 'Read the privacy policy'. */
  readonly label: string;
  /** Path or address, as in `LinkProps`. */
  readonly to: string;
}

export interface LinkProps {
  /** Words of the link, which make sense on their own. */
  readonly children: ReactNode;
  /** An internal path (`/pricing#waitlist`), or an address with a scheme (`https:`, `mailto:`). */
  readonly to: string;
  /** Opens a new tab, and says so to screen readers. Default false. */
  readonly newTab?: boolean;
  /** File name under which the browser saves the target instead of opening it. Default: opens the target. */
  readonly download?: string;
  /** Class for the look of the link. Default: none. */
  readonly className?: string | undefined;
  /** `page` if the link leads to the current page. Default: none. */
  readonly 'aria-current'?: 'page' | undefined;
  /** Id of the element. Default: none. */
  readonly id?: string;
  /** Ids of the parts of the accessible name, where `children` alone are unclear. Default: `children`. */
  readonly 'aria-labelledby'?: string;
  /** Id of the element with a further description. Default: none. */
  readonly 'aria-describedby'?: string;
  /** Called on a press, before the page changes. Default: does nothing. */
  readonly onClick?: () => void;
}

/** Whether `to` is a page of this site, as against a file or another site. */
const isPage = (to: string): boolean => to.startsWith('/') && !/\.\w+$/.test(to);

/** Navigates without a reload. Not react-router's `Link`, which adds 3 kB of features without use here. */
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

/** A link. Internal pages open without a reload, and are prefetched on hover, focus or touch. */
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
