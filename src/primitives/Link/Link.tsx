import { type ReactNode, createContext, use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Loads the page behind a path ahead of a click; set by the application, does nothing without it. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);

export interface LinkProps {
  readonly children: ReactNode;
  /** An internal path (`/pricing#waitlist`), or an address with a scheme (`https:`, `mailto:`). */
  readonly to: string;
  /** Opens a new tab and says so. Default false. */
  readonly newTab?: boolean;
  /** File name under which the browser saves the target instead of opening it. */
  readonly download?: string;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  /** Further description, by the id of its element. */
  readonly 'aria-describedby'?: string;
  readonly onClick?: () => void;
}

/** A link. Internal pages load without a reload and are fetched as soon as the visitor means to go there. */
export function Link({ children, to, newTab = false, download, ...rest }: LinkProps) {
  const prefetch = use(PrefetchContext);
  if (download !== undefined || !to.startsWith('/')) {
    const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
    return (
      <a href={to} {...(download === undefined ? {} : { download })} {...tab} {...rest}>
        {children}
        {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      </a>
    );
  }
  const intend = (): void => prefetch(to);
  return (
    <RouterLink to={to} onPointerEnter={intend} onFocus={intend} onTouchStart={intend} {...rest}>
      {children}
    </RouterLink>
  );
}
