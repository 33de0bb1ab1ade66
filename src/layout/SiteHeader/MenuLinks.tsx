import { use } from 'react';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { JoinedContext } from '../../forms/Joined.ts';
import { Link, type LinkItem } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { menu, menuLink } from './SiteHeader.css.ts';

export interface MenuLinksProps {
  /** The links of the first level, in reading order. */
  readonly links: readonly LinkItem[];
  /** Links that are in the menu only: the header has no room for them. */
  readonly moreLinks: readonly LinkItem[];
  /** The call to action of every page. */
  readonly action: LinkItem;
  /** Path of the current page, whose link is marked. */
  readonly currentPath: string;
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

/** Content of the menu: the links, and the call until the visitor has joined. */
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
