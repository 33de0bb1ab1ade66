import type { ReactNode } from 'react';
import { Stamp } from '../Stamp/Stamp.tsx';
import { SheetPart } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './AppWindow.css.ts';

export interface AppWindowProps {
  /** One sentence for people who do not see the picture. */
  readonly description: string;
  /** What is open, such as a role. */
  readonly title: string;
  /** Names of the tabs, two to five; only the one on show is spoken. */
  readonly tabs: readonly string[];
  /** Place in `tabs` of the one on show. */
  readonly open: number;
  /** Says that the data is made up, on one picture of a page. Default: nothing. */
  readonly note?: string | undefined;
}

/** The product's window, with what is open in it. */
export function AppWindow(
  props: AppWindowProps & {
    /** `dark` for scores, which are teal on it. Default `light`. */
    readonly tone?: keyof typeof styles.body;
    /** What is open: a sheet, or two panes. */
    readonly children: ReactNode;
  },
) {
  const { description, title, tabs, open, note, tone = 'light', children } = props;
  return (
    <figure aria-label={description} className={styles.root}>
      <SheetPart>
        <div className={styles.bar}>
          <p className={styles.title}>{title}</p>
          {tabs.map((tab, index) =>
            index === open ? (
              <p key={tab} className={styles.tab.open}>
                {tab}
              </p>
            ) : (
              <span key={tab} aria-hidden="true" className={styles.tab.other}>
                {tab}
              </span>
            ),
          )}
        </div>
      </SheetPart>
      <div className={styles.body[tone]}>
        <SheetPart>{children}</SheetPart>
      </div>
      {note !== undefined && (
        <figcaption className={styles.stamp}>
          <Stamp>{note}</Stamp>
        </figcaption>
      )}
    </figure>
  );
}

/** Two panes of the window; a phone shows the first one. */
export function WindowPanes({
  children,
  second,
}: {
  /** The first pane. */
  readonly children: ReactNode;
  /** What the first one leads to. */
  readonly second: ReactNode;
}) {
  return (
    <div className={styles.panes}>
      {children}
      <div className={styles.second}>{second}</div>
    </div>
  );
}

/** Papers beside each other; a phone shows none. */
export function WindowRow({
  children,
}: {
  /** Two to three. */
  readonly children: ReactNode;
}) {
  return <div className={styles.row}>{children}</div>;
}
