import { LevelLadder } from '../../illustrations/LevelLadder/LevelLadder.tsx';
import {
  NinetyDayStrip,
  type NinetyDayStripProps,
} from '../../illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import {
  SellingContext,
  type SellingContextProps,
} from '../../illustrations/SellingContext/SellingContext.tsx';
import { SjtCard, type SjtCardProps } from '../../illustrations/SjtCard/SjtCard.tsx';
import { StagePlan, type StagePlanProps } from '../../illustrations/StagePlan/StagePlan.tsx';
import {
  SamplePart,
  SamplePoints,
  SampleSheet,
  type SampleSheetCopy,
} from '../../layout/SampleSheet/SampleSheet.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { Score } from '../../illustrations/ScoreCell/ScoreCell.tsx';
import { PhoneMore } from '../../primitives/PhoneMore/PhoneMore.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { FoldedPicture } from './FoldedPicture.tsx';
import * as styles from './BlueprintDocument.css.ts';

type PartWords = Readonly<Record<'heading' | 'text', string>>;

/** Label of the fold that holds the picture of a part on a phone. */
interface Folded {
  readonly fold: string;
}

export interface BlueprintDocumentProps extends SampleSheetCopy {
  /** The stages of the process, with their time. */
  readonly plan: PartWords & StagePlanProps;
  /** What is sold, to whom, and the sources of these facts. */
  readonly role: PartWords & Folded & { readonly context: SellingContextProps };
  /** What is scored, who answers for it, and what each score means. */
  readonly competencies: PartWords & {
    readonly items: readonly {
      readonly id: string;
      readonly name: string;
      readonly behavior: string;
      /** The person who answers for its score. */
      readonly owner: string;
      readonly anchors: readonly {
        readonly level: Score;
        readonly anchor: string;
        readonly sound: string;
      }[];
      /** Label of the fold that holds the levels on a phone. */
      readonly fold: string;
    }[];
  };
  /** The written-out questions of the proof test with their keys; `fold` labels the fold of each on a phone. */
  readonly test: PartWords & {
    readonly questions: readonly SjtCardProps[];
    readonly fold: string;
    /** Where the key comes from. */
    readonly note: string;
  };
  /** How the decision is made, one sentence each. */
  readonly rule: { readonly heading: string; readonly items: readonly string[] };
  /** What is checked after the hire, and when. */
  readonly checks: PartWords & Folded & { readonly strip: NinetyDayStripProps };
  /** What a reader should know of the sample, one sentence each. */
  readonly notes: { readonly heading: string; readonly items: readonly string[] };
}

/** The plan for one open role, as it is printed: stages with owners and minutes, levels, key, rule. */
export function BlueprintDocument(props: BlueprintDocumentProps) {
  const { plan, role, competencies, test, rule, checks, notes, ...sheet } = props;
  return (
    <SampleSheet {...sheet}>
      <SamplePart id="stages" heading={plan.heading} text={plan.text}>
        <StagePlan stages={plan.stages} unit={plan.unit} totals={plan.totals} />
      </SamplePart>
      <SamplePart id="role" heading={role.heading} text={role.text}>
        <FoldedPicture label={role.fold}>
          <SellingContext {...role.context} />
        </FoldedPicture>
      </SamplePart>
      <SamplePart id="competencies" heading={competencies.heading} text={competencies.text}>
        <div>
          {competencies.items.map(({ id, name, behavior, owner, anchors, fold }, index) => (
            <div key={id} className={styles.competency}>
              <div className={styles.about}>
                <Heading level={3} id={id}>
                  {name}
                </Heading>
                <Text>{behavior}</Text>
                <Text tone="muted">{owner}</Text>
              </div>
              <PhoneMore label={fold} isOpen={index === 0}>
                <LevelLadder anchors={anchors} />
              </PhoneMore>
            </div>
          ))}
        </div>
      </SamplePart>
      <SamplePart id="proof-test" heading={test.heading} text={test.text}>
        <div className={styles.questions}>
          {test.questions.map((question, index) => (
            <div key={question.title} className={styles.question}>
              <Heading level={3}>{question.title}</Heading>
              <FoldedPicture label={test.fold} isOpen={index === 0}>
                <SjtCard {...question} />
              </FoldedPicture>
            </div>
          ))}
        </div>
        <Text tone="muted">{test.note}</Text>
      </SamplePart>
      <SamplePart id="rule" heading={rule.heading}>
        <SamplePoints items={rule.items} />
      </SamplePart>
      <SamplePart id="checks" heading={checks.heading} text={checks.text}>
        <FoldedPicture label={checks.fold}>
          <NinetyDayStrip {...checks.strip} />
        </FoldedPicture>
      </SamplePart>
      <SamplePart id="notes" heading={notes.heading}>
        <SamplePoints items={notes.items} />
      </SamplePart>
    </SampleSheet>
  );
}
