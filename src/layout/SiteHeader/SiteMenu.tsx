import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { MenuLinks, type MenuLinksProps } from './MenuLinks.tsx';

type SiteMenuProps = Omit<MenuLinksProps, 'onFollow'> & Omit<DialogProps, 'children'>;

/** The header's links on a narrow screen. Fetched with the application, started when it is wanted. */
export function SiteMenu({ links, moreLinks, action, currentPath, ...dialog }: SiteMenuProps) {
  return (
    <Dialog {...dialog}>
      <MenuLinks
        links={links}
        moreLinks={moreLinks}
        action={action}
        currentPath={currentPath}
        onFollow={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}
