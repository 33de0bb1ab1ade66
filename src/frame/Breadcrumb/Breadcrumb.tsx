import { Link } from '../../primitives/Link/Link.tsx';
import * as styles from './Breadcrumb.css.ts';

/** One place on the way to the page. */
export interface BreadcrumbItem {
  readonly label: string;
  /** An internal path. The last item's is the page itself. */
  readonly to: string;
}

interface BreadcrumbProps {
  /** The way from the home page to this one; the last item is the page itself and is no link. */
  readonly items: readonly BreadcrumbItem[];
  /** Names the landmark. Default 'Breadcrumb'. */
  readonly label?: string;
}

/** Where the page stands in the site, as links back up. */
export function Breadcrumb({ items, label = 'Breadcrumb' }: BreadcrumbProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label}>
      <ol className={styles.root}>
        {items.map(({ label: name, to }, index) => (
          <li key={to} className={styles.item}>
            {index === last ? (
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
