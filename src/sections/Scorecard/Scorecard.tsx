import { LevelLadder } from '../../illustrations/LevelLadder/LevelLadder.tsx';
import { StagePlan, type StagePlanProps } from '../../illustrations/StagePlan/StagePlan.tsx';
import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import type { CopyButtonCopy } from '../../primitives/CopyButton/CopyButtonView.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Score } from '../../illustrations/ScoreCell/ScoreCell.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Scorecard.css.ts';

export interface ScorecardProps extends SectionWords {
  /** Label of the button that prints. */
  readonly print: string;
  /** The button that copies it as Markdown. */
  readonly copy: CopyButtonCopy;
  /** Label of the button that saves it as CSV. */
  readonly download: string;
  /** Opens and closes what makes a blueprint of the scorecard. */
  readonly open: { readonly blueprint: string; readonly scorecard: string };
  /** Heading of the sheet. */
  readonly title: string;
  /** To be filled in by hand, a line each. */
  readonly blanks: readonly string[];
  /** Five. */
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly behavior: string;
    readonly anchors: readonly {
      readonly level: Score;
      readonly anchor: string;
      readonly sound: string;
    }[];
    readonly questions: readonly string[];
  }[];
  /** Heading of the questions. */
  readonly ask: string;
  /** Label of the lines for notes. */
  readonly noted: string;
  /** How to read it, and what is made up. */
  readonly note: string;
  /** What is around the competencies in a blueprint. Default: the scorecard alone. */
  readonly blueprint?: {
    readonly plan: { readonly heading: string; readonly text: string } & StagePlanProps;
    readonly rule: { readonly heading: string; readonly items: readonly string[] };
  };
  /** Saves the CSV file. */
  readonly onDownload: () => void;
  /** Opens or closes the blueprint. */
  readonly onOpen: () => void;
}

/** Five competencies with levels and questions, as one sheet to print, copy or download. */
export function Scorecard(props: ScorecardProps) {
  const { heading, lead, items, ask, noted, note, blueprint, open } = props;
  return (
    <Section id="scorecard" heading={heading} lead={lead} tone="sunken">
      <div className={styles.tools}>
        <Button onClick={() => window.print()}>{props.print}</Button>
        <CopyButton {...props.copy} />
        <Button tone="quiet" onClick={props.onDownload}>
          <Icon name="download" />
          {props.download}
        </Button>
        <Button tone="quiet" aria-expanded={blueprint !== undefined} onClick={props.onOpen}>
          {blueprint === undefined ? open.blueprint : open.scorecard}
        </Button>
      </div>
      <figure aria-label={props.title} className={styles.sheet}>
        <div className={styles.head}>
          <p className={styles.title}>{props.title}</p>
          <div className={styles.blanks}>
            {props.blanks.map((blank) => (
              <p key={blank} className={styles.blank}>
                {blank}
              </p>
            ))}
          </div>
        </div>
        {blueprint !== undefined && (
          <div className={styles.part}>
            <Heading level={3}>{blueprint.plan.heading}</Heading>
            <Text>{blueprint.plan.text}</Text>
            <StagePlan {...blueprint.plan} />
          </div>
        )}
        <div className={styles.items}>
          {items.map(({ id, name, behavior, anchors, questions }, index) => (
            <div key={id} className={styles.item}>
              <div className={styles.about}>
                <Heading level={3}>
                  {index + 1}. {name}
                </Heading>
                <p>{behavior}</p>
                <div>
                  <Text size="small">{ask}</Text>
                  <ul className={styles.points}>
                    {questions.map((question) => (
                      <li key={question}>{question}</li>
                    ))}
                  </ul>
                </div>
                <p className={styles.blank}>{noted}</p>
              </div>
              <div className={styles.levels}>
                <LevelLadder anchors={anchors} />
              </div>
            </div>
          ))}
        </div>
        {blueprint !== undefined && (
          <div className={styles.part}>
            <Heading level={3}>{blueprint.rule.heading}</Heading>
            <ul className={styles.points}>
              {blueprint.rule.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        )}
        <figcaption className={styles.note}>{note}</figcaption>
      </figure>
    </Section>
  );
}
