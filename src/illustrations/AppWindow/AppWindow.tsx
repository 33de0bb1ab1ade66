import type { ReactNode } from 'react';
import { Stamp } from '../Stamp/Stamp.tsx';
import { SheetPart } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './AppWindow.css.ts';

export interface AppWindowProps {
  /** One sentence for people who do not see the picture. */
  readonly description: string;
  /** What the window has open, such as a role. */
  readonly title: string;
  /** Names of the tabs, two to five; screen readers read only the open one. */
  readonly tabs: readonly string[];
  /** Index of the open tab in `tabs`. */
  readonly open: number;
  /** Says that the data is made up, on one picture of a page. Default: nothing. */
  readonly note?: string | undefined;
}

/** A drawing of the product's window. */
export function AppWindow(
  props: AppWindowProps & {
    /** `dark` is for scores, which are teal on a dark ground. Default `light`. */
    readonly tone?: keyof typeof styles.body;
    /** Content of the window: a sheet, or two panes. */
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
  /** What the first pane leads to. */
  readonly second: ReactNode;
}) {
  return (
    <div className={styles.panes}>
      {children}
      <div className={styles.second}>{second}</div>
    </div>
  );
}

/** Papers beside each other; hidden on a phone. */
export function WindowRow({
  children,
}: {
  /** Two or three papers. */
  readonly children: ReactNode;
}) {
  return <div className={styles.row}>{children}</div>;
}
