import {
  NinetyDayStrip,
  type NinetyDayStripProps,
} from '../../illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import { SamplePicture } from '../../layout/SampleSheet/SamplePicture.tsx';
import {
  SamplePart,
  SamplePoints,
  SampleSheet,
  type SampleSheetCopy,
} from '../../layout/SampleSheet/SampleSheet.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { ScoreCell } from '../../illustrations/ScoreCell/ScoreCell.tsx';
import { PackRow, type PackRowContent, type PackWords } from './PackRow.tsx';
import * as styles from './PackDocument.css.ts';

/** Some sentences under a heading. */
interface Points {
  readonly heading: string;
  readonly items: readonly string[];
}

export interface PackDocumentProps extends SampleSheetCopy {
  /** The recommendation with its reasons, and who decides. */
  readonly recommendation: {
    /** Shown above the verdict: says that it is a recommendation. */
    readonly label: string;
    readonly verdict: string;
    /** Who decides. Always beside the recommendation. */
    readonly decides: string;
    readonly reasons: readonly string[];
  };
  /** How a score comes about, above the scores. */
  readonly scores: { readonly heading: string; readonly text: string };
  /** Five competencies, each with its score, its receipt and its four levels. */
  readonly rows: readonly PackRowContent[];
  /** The words that are the same in every row. */
  readonly words: PackWords;
  /** How the decision is made, one sentence each. */
  readonly rule: Points;
  /** What the evidence does not answer yet. */
  readonly openQuestions: Points;
  /** What is checked after the hire, and when. */
  readonly checks: {
    readonly heading: string;
    readonly text: string;
    readonly strip: NinetyDayStripProps;
  };
  /** Abbreviations, and how to read the scale. */
  readonly notes: Points;
}

/** The evidence pack of one candidate, as it is printed: the recommendation, then what each score rests on. */
export function PackDocument(props: PackDocumentProps) {
  const { recommendation, scores, rows, words, rule, openQuestions, checks, notes, ...sheet } =
    props;
  return (
    <SampleSheet {...sheet}>
      <div className={styles.verdict}>
        <div className={styles.decision}>
          <p className={styles.label}>{recommendation.label}</p>
          <Heading level={2} id="recommendation">
            {recommendation.verdict}
          </Heading>
          <p className={styles.decides}>{recommendation.decides}</p>
        </div>
        <ul className={styles.reasons}>
          {recommendation.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <ul className={styles.strip}>
          {rows.map(({ id, evidence: { competency, score } }) => (
            <li key={id} className={styles.scored}>
              <span className={styles.cell}>
                <ScoreCell score={score} size="large" />
              </span>
              <p>{competency}</p>
            </li>
          ))}
        </ul>
      </div>
      <SamplePart id="scores" heading={scores.heading} text={scores.text}>
        <div>
          {rows.map((row) => (
            <PackRow key={row.evidence.competency} {...row} words={words} />
          ))}
        </div>
      </SamplePart>
      <SamplePart id="rule" heading={rule.heading}>
        <SamplePoints items={rule.items} />
      </SamplePart>
      <SamplePart id="open-questions" heading={openQuestions.heading}>
        <SamplePoints items={openQuestions.items} />
      </SamplePart>
      <SamplePart id="checks" heading={checks.heading} text={checks.text}>
        <SamplePicture>
          <NinetyDayStrip {...checks.strip} />
        </SamplePicture>
      </SamplePart>
      <SamplePart id="notes" heading={notes.heading}>
        <SamplePoints items={notes.items} />
      </SamplePart>
    </SampleSheet>
  );
}
