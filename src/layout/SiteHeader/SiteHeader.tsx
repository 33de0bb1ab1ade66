import { use } from 'react';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { EarlyDialog, leave } from '../../primitives/Dialog/EarlyDialog.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { JoinedContext } from '../../forms/Joined.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import { Takeover } from '../../primitives/Takeover/Takeover.tsx';
import { MenuLinks, type MenuLinksProps } from './MenuLinks.tsx';
import * as styles from './SiteHeader.css.ts';
import { useMenu } from './useMenu.ts';

export interface SiteHeaderProps extends Omit<MenuLinksProps, 'currentPath' | 'onFollow'> {
  /** Name of the product: the accessible name of the logo. */
  readonly product: string;
  /** Domain of the site, printed beside the logo on paper. */
  readonly address: string;
  /** Names of the header's own controls. */
  readonly words: {
    readonly main: string;
    readonly openMenu: string;
    readonly closeMenu: string;
    readonly menuTitle: string;
  };
  /** Path of the current page, whose link is marked. */
  readonly currentPath?: string;
}

/** Id of the menu that src/entry/boot can open before the application has loaded. */
const earlyMenuId = 'early-menu';

/** Undefined until the module has loaded. Not `lazy`: with it, the menu would appear 300 ms late or more. */
let SiteMenu: typeof import('./SiteMenu.tsx').SiteMenu | undefined;
async function loadMenu(): Promise<void> {
  try {
    ({ SiteMenu } = await import('./SiteMenu.tsx'));
  } catch {
    // The early menu opens instead.
  }
}

/** Logo, main navigation and the waitlist call. Below the width `nav` the links are in a menu instead. */
export function SiteHeader({
  product,
  address,
  words,
  currentPath = '',
  ...content
}: SiteHeaderProps) {
  const { links, action } = content;
  const { hasJoined } = use(JoinedContext);
  const { menu, setMenu, menuButton, earlyMenu } = useMenu(currentPath);
  const current = (to: string) => (to === currentPath ? 'page' : undefined);

  return (
    <Takeover as="header" className={styles.root}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-current={current('/')}>
          <Logo product={product} isShort />
        </Link>
        <nav aria-label={words.main} className={styles.links}>
          {links.map(({ label, to }) => (
            <Link key={to} to={to} className={styles.link} aria-current={current(to)}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.action[hasJoined ? 'joined' : 'asking']}>
          <ButtonLink to={action.to} size="compact">
            {action.label}
          </ButtonLink>
        </div>
        <button
          ref={menuButton}
          type="button"
          data-dialog={earlyMenuId}
          className={styles.menuButton}
          aria-haspopup="dialog"
          aria-expanded={menu === 'open'}
          onPointerEnter={() => void loadMenu()}
          onFocus={() => void loadMenu()}
          onClick={() => {
            if (SiteMenu === undefined) earlyMenu.current?.showModal();
            else setMenu('open');
          }}
        >
          <Icon name="menu" />
          <span>{words.openMenu}</span>
        </button>
        <p className={styles.address}>{address}</p>
      </div>
      <EarlyDialog
        ref={earlyMenu}
        id={earlyMenuId}
        title={words.menuTitle}
        closeLabel={words.closeMenu}
        mark={<Logo product={product} />}
      >
        <MenuLinks
          {...content}
          currentPath={currentPath}
          onFollow={() => leave(earlyMenu.current, menuButton.current)}
        />
      </EarlyDialog>
      {menu !== 'unused' && SiteMenu !== undefined && (
        <SiteMenu
          title={words.menuTitle}
          closeLabel={words.closeMenu}
          mark={<Logo product={product} />}
          {...content}
          currentPath={currentPath}
          open={menu === 'open'}
          onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
          opener={menuButton}
        />
      )}
    </Takeover>
  );
}
