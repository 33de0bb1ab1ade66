import { type ReactNode, createContext, use } from 'react';
import { Illustration } from '../Illustration/Illustration.tsx';
import * as styles from './Sheet.css.ts';

const IsInsideContext = createContext(false);

/** Words of every sheet. */
export interface SheetWords {
  /** One sentence for people who do not see the picture. */
  readonly description: string;
  /** What the sheet is, at the start of its head. */
  readonly title: string;
  /** Says that the data is made up, on one picture of a page. Default: nothing. */
  readonly stamp?: string | undefined;
}

interface SheetProps extends SheetWords {
  /** Whose sheet it is, at the end of its head. Default: nothing. */
  readonly owner?: string | undefined;
  /** Content of the sheet, below its head. */
  readonly children: ReactNode;
}

/**
 * One sheet of the illustrative hiring file: a head, and a drawing below. Inside of another sheet, or a
 * `SheetPart`, only the drawing is rendered.
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

/** A part of a document, in which sheets are drawn without head and edge. */
export function SheetPart({
  children,
}: {
  /** The drawing, such as a sheet. */
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.root}>
      <IsInsideContext value>{children}</IsInsideContext>
    </div>
  );
}

/** Padding for content that would otherwise touch the edge of the sheet. */
export function SheetBody({
  children,
}: {
  /** Content without padding of its own. */
  readonly children: ReactNode;
}) {
  return <div className={styles.body}>{children}</div>;
}

/** Label of a part of a sheet. */
export function SheetLabel({
  children,
}: {
  /** One to three words. */
  readonly children: ReactNode;
}) {
  return <p className={styles.label}>{children}</p>;
}

interface SheetFootProps {
  /** A bold line above the text. Default: none. */
  readonly line?: string;
  /** Text of the last part. */
  readonly children: ReactNode;
}

/** Last part of a sheet. */
export function SheetFoot({ line, children }: SheetFootProps) {
  return (
    <div className={styles.foot}>
      {line !== undefined && <p className={styles.footLine}>{line}</p>}
      <p>{children}</p>
    </div>
  );
}
