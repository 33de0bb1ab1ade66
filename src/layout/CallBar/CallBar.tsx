import { use } from 'react';
import { JoinedContext } from '../../forms/Joined.ts';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import * as styles from './CallBar.css.ts';

export interface CallBarProps {
  /** The one thing every page asks for. */
  readonly action: LinkItem;
  /** Path of the page being shown; on that of the call itself it is of no use. */
  readonly currentPath: string;
}

/**
 * The call in reach of a thumb, where the header has no room for it. Styles alone: it comes once a form
 * on the first screen has left it, and goes behind the band that closes the page.
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
