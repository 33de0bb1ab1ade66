import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { MenuLinks, type MenuLinksProps } from './MenuLinks.tsx';

interface SiteMenuProps extends Omit<MenuLinksProps, 'onFollow'> {
  readonly title: string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly returnFocusTo: () => HTMLElement | null;
}

/** The header's links on a narrow screen. Fetched with the application, started when it is wanted. */
export function SiteMenu({ links, action, currentPath, ...dialog }: SiteMenuProps) {
  return (
    <Dialog {...dialog}>
      <MenuLinks
        links={links}
        action={action}
        currentPath={currentPath}
        onFollow={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}
