import type { ReactNode } from 'react';
import { Stamp } from '../Stamp/Stamp.tsx';
import { SheetPart } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './AppWindow.css.ts';

export interface AppWindowProps {
  /** One sentence for people who do not see the picture. */
  readonly description: string;
  /** What is open, such as a role. */
  readonly title: string;
  /** Names of the tabs, two to five. */
  readonly tabs: readonly string[];
  /** Place in `tabs` of the one on show. */
  readonly open: number;
  /** Says that the data is made up. */
  readonly note: string;
}

/** The product's window with what is open in it in two panes. */
export function AppWindow(
  props: AppWindowProps & {
    /** The two panes. */
    readonly children: ReactNode;
  },
) {
  const { description, title, tabs, open, note, children } = props;
  return (
    <figure aria-label={description} className={styles.root}>
      <div className={styles.bar}>
        <p className={styles.title}>{title}</p>
        {tabs.map((tab, index) => (
          <span key={tab} className={styles.tab[index === open ? 'open' : 'other']}>
            {tab}
          </span>
        ))}
      </div>
      <SheetPart>
        <div className={styles.panes}>{children}</div>
      </SheetPart>
      <figcaption className={styles.stamp}>
        <Stamp>{note}</Stamp>
      </figcaption>
    </figure>
  );
}
