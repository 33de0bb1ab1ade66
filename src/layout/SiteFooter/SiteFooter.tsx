import { type ComponentType, useEffect, useState } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Link, type LinkItem } from '../../primitives/Link/Link.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import { fold, heading as onWide, summary } from '../../primitives/PhoneFold/PhoneFold.css.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { ThemeSwitchProps } from '../ThemeSwitch/ThemeSwitch.tsx';
import * as styles from './SiteFooter.css.ts';

export interface SiteFooterProps {
  /** Name of the product. */
  readonly product: string;
  /** Accessible name of the footer's navigation. */
  readonly heading: string;
  /** One sentence that says what the product does. */
  readonly tagline: string;
  /** Three or four groups of links, each with a heading. */
  readonly groups: readonly { readonly heading: string; readonly links: readonly LinkItem[] }[];
  /** Links to pages on other sites, which open in a new tab. */
  readonly social: readonly LinkItem[];
  /** Words of the theme switch. */
  readonly theme: ThemeSwitchProps;
  /** One sentence for people who want to work here. */
  readonly careers: string;
  /** The line that says whose site it is. */
  readonly legal: string;
}

/** Links to the site's pages, in groups that are collapsed on a phone, and to the company's other pages. */
export function SiteFooter({
  product,
  heading,
  tagline,
  groups,
  social,
  theme,
  careers,
  legal,
}: SiteFooterProps) {
  // Loaded later, because its styles would be part of every document. If its file is gone, there is no switch.
  const [ThemeSwitch, setThemeSwitch] = useState<ComponentType<ThemeSwitchProps>>();
  useEffect(() => {
    // Not `lazy`: for 300 ms after showing a fallback, React hydrates no other part of the page.
    import('../ThemeSwitch/ThemeSwitch.tsx').then(
      (module) => setThemeSwitch(() => module.ThemeSwitch),
      () => undefined,
    );
  }, []);

  return (
    <footer className={styles.root}>
      <Band pad="opening">
        <Stack gap={{ narrow: 4, wide: 8 }}>
          <div className={styles.columns}>
            <div className={styles.brand}>
              <Logo product={product} />
              <Text size="small">{tagline}</Text>
              <Stack as="ul" gap={0}>
                {social.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} newTab className={styles.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </Stack>
            </div>
            <nav aria-label={heading} className={styles.groups}>
              {groups.map((group) => (
                <div key={group.heading} className={styles.group}>
                  {/* Styles display one of the two headings: this one on a wide screen. */}
                  <p className={`${styles.heading} ${onWide}`}>{group.heading}</p>
                  <details name="footer" className={fold}>
                    <summary className={`${summary} ${styles.name}`}>{group.heading}</summary>
                    <ul aria-label={group.heading}>
                      {group.links.map(({ label, to }) => (
                        <li key={to}>
                          <Link to={to} className={styles.link}>
                            {label}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </details>
                </div>
              ))}
            </nav>
          </div>
          <div className={styles.legal}>
            <p>{legal}</p>
            <p>{careers}</p>
            <div className={styles.theme}>{ThemeSwitch && <ThemeSwitch {...theme} />}</div>
          </div>
        </Stack>
      </Band>
    </footer>
  );
}
