import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Breadcrumb.css.ts';

/** One place on the way to the page. */
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
  /** Said of the page itself. Default '(current page)'. */
  readonly here?: string;
}

/** The place of the page in the site, as links back up. */
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
              // In words: what is no link needs no aria-current, and not every screen reader speaks it.
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
