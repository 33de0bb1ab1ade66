import { use } from 'react';
import { JoinedContext } from '../../forms/Joined.ts';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import * as styles from './CallBar.css.ts';

export interface CallBarProps {
  /** The call to action of every page. */
  readonly action: LinkItem;
  /** Path of the current page. The bar is not shown on the page to which `action` leads. */
  readonly currentPath: string;
}

/**
 * The call to action at the lower edge of a phone's screen. By styles only, it appears once the form of the
 * first screen has been scrolled away, and disappears behind the footer.
 */
export function CallBar({ action, currentPath }: CallBarProps) {
  const { hasJoined } = use(JoinedContext);
  if (hasJoined || action.to.split('?')[0] === currentPath) return null;
  return (
    <nav aria-label={action.label} className={styles.track}>
      <div className={styles.bar}>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
      </div>
    </nav>
  );
}
