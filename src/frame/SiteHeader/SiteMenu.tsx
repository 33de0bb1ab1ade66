import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { NavigationLink } from './SiteHeader.tsx';
import { menuLink } from './SiteHeader.css.ts';

interface SiteMenuProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly links: readonly NavigationLink[];
  readonly action: NavigationLink;
  readonly currentPath: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** The header's links on a narrow screen. Loaded when it is wanted. */
export function SiteMenu({
  title,
  closeLabel,
  links,
  action,
  currentPath,
  ...dialog
}: SiteMenuProps) {
  const close = (): void => dialog.onOpenChange(false);
  return (
    <Dialog title={title} closeLabel={closeLabel} {...dialog}>
      <Stack gap={6}>
        <Stack as="nav" gap={0}>
          {links.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              className={menuLink}
              aria-current={to === currentPath ? 'page' : undefined}
              onClick={close}
            >
              {label}
            </Link>
          ))}
        </Stack>
        <ButtonLink to={action.to} size="large" onClick={close}>
          {action.label}
        </ButtonLink>
      </Stack>
    </Dialog>
  );
}
