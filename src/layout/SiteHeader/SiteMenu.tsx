import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { MenuLinks, type MenuLinksProps } from './MenuLinks.tsx';

type SiteMenuProps = Omit<MenuLinksProps, 'onFollow'> & Omit<DialogProps, 'children'>;

/** The menu of a narrow screen. Its module loads when the menu button is hovered or focused. */
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
