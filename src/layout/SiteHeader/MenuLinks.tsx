import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Link, type LinkItem } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { menuLink } from './SiteHeader.css.ts';

export interface MenuLinksProps {
  readonly links: readonly LinkItem[];
  /** The one thing every page asks for. */
  readonly action: LinkItem;
  /** Path of the page being shown, to mark its link. */
  readonly currentPath: string;
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

/** What the menu holds. */
export function MenuLinks({ links, action, currentPath, onFollow }: MenuLinksProps) {
  return (
    <Stack gap={6}>
      <Stack as="nav" gap={0}>
        {links.map(({ label, to }) => (
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
      <ButtonLink to={action.to} size="large" onClick={onFollow}>
        {action.label}
      </ButtonLink>
    </Stack>
  );
}
