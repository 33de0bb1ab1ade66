import type { ReactNode } from 'react';
import { keepTogether } from '../../primitives/Heading/keepTogether.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import { MailText } from '../../primitives/MailText/MailText.tsx';
import { fold, heading as onWide, summary } from '../../primitives/PhoneFold/PhoneFold.css.ts';
import { Table } from '../../primitives/Table/Table.tsx';
import * as folded from './FoldedPart.css.ts';
import * as styles from './LegalDocument.css.ts';
import { PartNumber } from './PartNumber.tsx';
import type { LegalSection } from './types.ts';

interface LegalPartProps extends LegalSection {
  /** Place in the document, from 1. Default: not numbered. */
  readonly number?: number | undefined;
  /** Shown below the text. Slot. Default: none. */
  readonly picture?: ReactNode;
  /** On a phone the text is folded under its heading. Default false. */
  readonly isFolded?: boolean;
}

/** Whether an address is a file and not a page: the browser must then fetch it, not the router. */
const isFile = (to: string): boolean => /\.\w+$/.test(to);

/** One part of a long document: paragraphs, list, table, links. */
export function LegalPart(props: LegalPartProps) {
  const { id, number, heading, paragraphs, list, table, links, picture, isFolded = false } = props;
  const title = (
    <>
      <PartNumber number={number} />
      <span>{keepTogether(heading)}</span>
    </>
  );
  const look = styles.heading[number === undefined ? 'plain' : 'numbered'];
  const content = (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          <MailText>{paragraph}</MailText>
        </p>
      ))}
      {list !== undefined && (
        <ul className={styles.list}>
          {list.map((point) => (
            <li key={point} className={styles.listItem}>
              <MailText>{point}</MailText>
            </li>
          ))}
        </ul>
      )}
      {table !== undefined && <Table {...table} />}
      {picture}
      {links !== undefined && (
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              {isFile(to) ? <a href={to}>{label}</a> : <ArrowLink to={to}>{label}</ArrowLink>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
  if (!isFolded)
    return (
      <section id={id} className={styles.part}>
        <h2 className={look}>{title}</h2>
        {content}
      </section>
    );
  return (
    <section id={id} className={folded.foldedPart}>
      {/* One of the two headings is displayed: on a phone the one in the fold, otherwise this one. */}
      <h2 className={`${look} ${onWide}`}>{title}</h2>
      <details className={fold}>
        <summary className={summary}>
          <h2 className={folded.name}>{keepTogether(heading)}</h2>
        </summary>
        <div className={styles.part}>{content}</div>
      </details>
    </section>
  );
}
