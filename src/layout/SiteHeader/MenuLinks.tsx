import { use } from 'react';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { JoinedContext } from '../../forms/Joined.ts';
import { Link, type LinkItem } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { menu, menuLink } from './SiteHeader.css.ts';

export interface MenuLinksProps {
  /** The links of the first level, in reading order. */
  readonly links: readonly LinkItem[];
  /** Pages that only the menu has room for. */
  readonly moreLinks: readonly LinkItem[];
  /** The one thing every page asks for. */
  readonly action: LinkItem;
  /** Path of the page being shown, to mark its link. */
  readonly currentPath: string;
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

/** What the menu holds. */
export function MenuLinks(props: MenuLinksProps) {
  const { hasJoined } = use(JoinedContext);
  const { links, moreLinks, action, currentPath, onFollow } = props;
  return (
    <div className={menu}>
      <Stack as="nav" gap={0}>
        {[...links, ...moreLinks].map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            className={menuLink}
            aria-current={to === currentPath ? 'page' : undefined}
            onClick={onFollow}
          >
            {label}
          </Link>
        ))}
      </Stack>
      {!hasJoined && (
        <ButtonLink to={action.to} size="large" onClick={onFollow}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}
