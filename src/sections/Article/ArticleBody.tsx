import type { ReactNode } from 'react';
import { keepTogether } from '../../primitives/Heading/keepTogether.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import type { CopyButtonCopy } from '../../primitives/CopyButton/CopyButtonView.tsx';
import { PhoneMore } from '../../primitives/PhoneMore/PhoneMore.tsx';
import { CitedText } from './CitedText.tsx';
import { anchorOf } from './anchors.ts';
import * as styles from './ArticleBody.css.ts';
import type { Citer } from './citations.ts';
import { asHtml, asTabs } from './copyTable.ts';
import type { ArticleSection, ArticleTable } from './types.ts';

interface ArticleBodyProps {
  readonly sections: readonly ArticleSection[];
  /** Reads the texts in order and records where each source is cited, for the list of sources. */
  readonly citer: Citer;
  /** Names the link to a source: 'Source 2'. */
  readonly sourceName: (source: number) => string;
  /** Words of the button that copies a table or a letter. */
  readonly copy: Pick<CopyButtonCopy, 'label' | 'words'>;
  /** Draws a table. Default: the article has no table. */
  readonly drawTable?: ((table: ArticleTable) => ReactNode) | undefined;
}

/** Whether a table is folded on a phone: 12 cells, each a line or more there, fill more than a screen. */
const isLong = ({ rows, columns }: ArticleTable): boolean => rows.length * columns.length >= 12;

/**
 * The running text of an article, section by section. A plain function, not a component: it must have
 * run before the list of sources is drawn, which shows where each source is cited.
 */
export function articleBody(props: ArticleBodyProps) {
  const { sections, citer, sourceName, copy, drawTable } = props;
  const cited = (text: string) => <CitedText segments={citer.cite(text)} sourceName={sourceName} />;
  const copied = (subject: string, text: string, html?: string) => (
    <div className={styles.copy}>
      <CopyButton {...copy} subject={subject} text={text} {...(html !== undefined && { html })} />
    </div>
  );
  const foldedIf = (isFolded: boolean, label: string, content: ReactNode): ReactNode =>
    isFolded ? <PhoneMore label={label}>{content}</PhoneMore> : content;
  return sections.map(({ heading, paragraphs, list = [], ordered = false, isLetter, table }) => {
    const List = ordered ? 'ol' : 'ul';
    const items: ReactNode = list.length > 0 && (
      <List className={isLetter ? styles.letter : ordered ? styles.steps : styles.list}>
        {list.map((text) => (
          <li key={text} className={isLetter ? undefined : styles.item}>
            <span>{cited(text)}</span>
          </li>
        ))}
      </List>
    );
    const drawn: ReactNode = table && drawTable?.(table);
    return (
      <div key={heading} className={styles.section}>
        <h2 id={anchorOf(heading)} className={styles.heading}>
          {keepTogether(heading)}
        </h2>
        {paragraphs.map((text) => (
          <p key={text} className={styles.prose}>
            {cited(text)}
          </p>
        ))}
        {foldedIf(isLetter === true, heading, items)}
        {isLetter === true && copied(heading, list.join('\n\n'))}
        {table !== undefined && (
          <div className={styles.table[table.columns.length > 3 ? 'wide' : 'narrow']}>
            {foldedIf(isLong(table), table.caption, drawn)}
            {copied(table.caption, asTabs(table), asHtml(table))}
          </div>
        )}
      </div>
    );
  });
}
