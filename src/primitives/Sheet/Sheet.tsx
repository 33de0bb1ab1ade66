import { type ReactNode, createContext, use } from 'react';
import { Illustration } from '../Illustration/Illustration.tsx';
import * as styles from './Sheet.css.ts';

const IsInsideContext = createContext(false);

/** What every sheet says. */
export interface SheetWords {
  /** One sentence for people who do not see the picture. */
  readonly description: string;
  /** What the sheet is, at the start of its head. */
  readonly title: string;
  /** Says that the data is made up, on one picture of a page. Default: nothing. */
  readonly stamp?: string | undefined;
}

interface SheetProps extends SheetWords {
  /** Whose sheet it is, at the end of its head. */
  readonly owner?: string | undefined;
  /** What the sheet holds. */
  readonly children: ReactNode;
}

/**
 * One sheet of the illustrative hiring file: a head, and what the section draws below it. Inside of
 * another sheet it is a part of that one, without head and edge.
 */
export function Sheet({ description, title, stamp, owner, children }: SheetProps) {
  if (use(IsInsideContext)) return children;
  return (
    <Illustration description={description} stamp={stamp}>
      <div className={styles.root}>
        <div className={styles.head}>
          <p aria-hidden={title === description ? true : undefined}>{title}</p>
          {owner !== undefined && <p>{owner}</p>}
        </div>
        <IsInsideContext value>{children}</IsInsideContext>
      </div>
    </Illustration>
  );
}

/** What a sheet draws, without head and edge: a part of a document. */
export function SheetPart({
  children,
}: {
  /** What the part draws. */
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.root}>
      <IsInsideContext value>{children}</IsInsideContext>
    </div>
  );
}

/** Keeps what has no edge of its own away from the edge of the sheet. */
export function SheetBody({
  children,
}: {
  /** What has no edge of its own. */
  readonly children: ReactNode;
}) {
  return <div className={styles.body}>{children}</div>;
}

/** Names a part of a sheet. */
export function SheetLabel({
  children,
}: {
  /** One to three words. */
  readonly children: ReactNode;
}) {
  return <p className={styles.label}>{children}</p>;
}

interface SheetFootProps {
  /** The line that stands out. Default: none. */
  readonly line?: string;
  /** What the sheet holds. */
  readonly children: ReactNode;
}

/** What a sheet ends with. */
export function SheetFoot({ line, children }: SheetFootProps) {
  return (
    <div className={styles.foot}>
      {line !== undefined && <p className={styles.footLine}>{line}</p>}
      <p>{children}</p>
    </div>
  );
}
