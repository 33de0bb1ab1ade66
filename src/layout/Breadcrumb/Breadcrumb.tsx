import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Breadcrumb.css.ts';

/** One page on the way from the home page to this page. */
export interface BreadcrumbItem {
  readonly label: string;
  /** An internal path. Default: the item is the page itself, and no link. */
  readonly to?: string;
}

interface BreadcrumbProps {
  /** The way from the home page to this one; the last item is the page itself. */
  readonly items: readonly BreadcrumbItem[];
  /** Names the landmark. Default 'Breadcrumb'. */
  readonly label?: string;
  /** Read by screen readers after the name of the page itself. Default '(current page)'. */
  readonly here?: string;
}

/** The place of the page in the site, as links to the pages above it. */
export function Breadcrumb({
  items,
  label = 'Breadcrumb',
  here = '(current page)',
}: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.root}>
        {items.map(({ label: name, to }) => (
          <li key={name} className={styles.item}>
            {to === undefined ? (
              // Words instead of aria-current, which not every screen reader speaks for text that is no link.
              <span className={styles.current}>
                <span>{name}</span>
                <VisuallyHidden>{` ${here}`}</VisuallyHidden>
              </span>
            ) : (
              <Link to={to} className={styles.link}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
