import { StagePlan, type StagePlanProps } from '../../illustrations/StagePlan/StagePlan.tsx';
import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import type { CopyButtonCopy } from '../../primitives/CopyButton/CopyButtonView.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { type ScorecardItem, type ScorecardWords, Item } from './Item.tsx';
import * as styles from './Scorecard.css.ts';

export interface ScorecardProps extends SectionWords {
  /** Label of the button that prints. */
  readonly print: string;
  /** The button that copies the scorecard for documents and spreadsheets. */
  readonly copy: CopyButtonCopy;
  /** Label of the button that saves the scorecard as CSV. */
  readonly download: string;
  /** Labels of the button that adds the plan of stages, and removes it. */
  readonly open: { readonly plan: string; readonly scorecard: string };
  /** Heading of the sheet. */
  readonly title: string;
  /** Labels of the lines to fill in by hand. */
  readonly blanks: readonly string[];
  /** The ticked competencies, none to five. */
  readonly items: readonly ScorecardItem[];
  /** Shown while none is ticked. */
  readonly none: string;
  /** Words of the sheet. */
  readonly words: ScorecardWords;
  /** How to read the scorecard. */
  readonly note: string;
  /** In which stages the competencies are scored, and two rules. Default: the scorecard alone. */
  readonly plan?: StagePlanProps & { readonly heading: string; readonly rules: readonly string[] };
  /** Saves the CSV file. */
  readonly onDownload: () => void;
  /** Opens or closes the plan. */
  readonly onOpen: () => void;
}

/** The ticked competencies with levels and questions, as one sheet to print, copy or download. */
export function Scorecard(props: ScorecardProps) {
  const { heading, lead, items, none, words, note, plan, open } = props;
  return (
    <Section id="scorecard" heading={heading} lead={lead}>
      {items.length > 0 && (
        <div className={styles.tools}>
          <Button onClick={() => window.print()}>{props.print}</Button>
          <CopyButton {...props.copy} />
          <Button tone="quiet" onClick={props.onDownload}>
            <Icon name="download" />
            <span>{props.download}</span>
          </Button>
          <Button tone="quiet" onClick={props.onOpen}>
            <span>{plan === undefined ? open.plan : open.scorecard}</span>
          </Button>
        </div>
      )}
      {items.length === 0 ? (
        <Text>{none}</Text>
      ) : (
        <figure aria-label={props.title} className={styles.sheet}>
          <div className={styles.head}>
            <p className={styles.title}>{props.title}</p>
            <div className={`${styles.blanks} ${styles.onPaper}`}>
              {props.blanks.map((blank) => (
                <p key={blank} className={styles.blank}>
                  {blank}
                </p>
              ))}
            </div>
          </div>
          {/* A new key when other items are ticked: the list starts over with its first item open. */}
          <ol key={items.map(({ id }) => id).join(' ')} className={styles.items}>
            {items.map((item, index) => (
              <Item key={item.id} item={item} words={words} isFirst={index === 0} />
            ))}
          </ol>
          {plan !== undefined && (
            <div className={styles.part}>
              <Heading level={3}>{plan.heading}</Heading>
              <StagePlan {...plan} />
              <ul className={styles.points}>
                {plan.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </div>
          )}
          <figcaption className={styles.note}>{note}</figcaption>
        </figure>
      )}
    </Section>
  );
}
