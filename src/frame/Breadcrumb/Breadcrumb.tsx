import { Link } from '../../primitives/Link/Link.tsx';
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
}

/** The place of the page in the site, as links back up. */
export function Breadcrumb({ items, label = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.root}>
        {items.map(({ label: name, to }) => (
          <li key={name} className={styles.item}>
            {to === undefined ? (
              <span aria-current="page" className={styles.current}>
                {name}
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
