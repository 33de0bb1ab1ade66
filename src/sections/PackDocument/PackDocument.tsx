import {
  type Evidence,
  EvidenceReceipt,
  type EvidenceWords,
} from '../../illustrations/EvidenceReceipt/EvidenceReceipt.tsx';
import { LevelLadder } from '../../illustrations/LevelLadder/LevelLadder.tsx';
import {
  NinetyDayStrip,
  type NinetyDayStripProps,
} from '../../illustrations/NinetyDayStrip/NinetyDayStrip.tsx';
import {
  SamplePart,
  SamplePoints,
  SampleSheet,
  type SampleSheetCopy,
} from '../../layout/SampleSheet/SampleSheet.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { type Score, ScoreCell } from '../../primitives/ScoreCell/ScoreCell.tsx';
import { SheetPart } from '../../primitives/Sheet/Sheet.tsx';
import * as styles from './PackDocument.css.ts';

/** Some sentences under a heading. */
interface Points {
  readonly heading: string;
  readonly items: readonly string[];
}

export interface PackDocumentProps extends SampleSheetCopy {
  readonly recommendation: {
    /** Above the verdict: what it is. */
    readonly label: string;
    readonly verdict: string;
    /** Who decides. Always beside the recommendation. */
    readonly decides: string;
    readonly reasons: readonly string[];
  };
  /** How a score comes about, above the scores. */
  readonly scores: { readonly heading: string; readonly text: string };
  /** Five competencies, each with its score, its receipt and its four levels. */
  readonly rows: readonly {
    readonly id: string;
    readonly behavior: string;
    readonly evidence: Evidence;
    readonly anchors: readonly { readonly level: Score; readonly anchor: string }[];
  }[];
  readonly words: EvidenceWords & {
    /** Said after the level that the words match: '(matched)'. */
    readonly matched: string;
  };
  readonly rule: Points;
  readonly openQuestions: Points;
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
      <section aria-labelledby="recommendation" className={styles.verdict}>
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
              {competency}
            </li>
          ))}
        </ul>
      </section>
      <SamplePart id="scores" heading={scores.heading} text={scores.text}>
        <div>
          {rows.map(({ id, behavior, evidence, anchors }) => (
            <section key={id} aria-labelledby={id} className={styles.row}>
              <div className={styles.head}>
                <span aria-hidden="true" className={styles.cell}>
                  <ScoreCell score={evidence.score} size="large" />
                </span>
                <div>
                  <Heading level={3} id={id}>
                    {evidence.competency}
                  </Heading>
                  <p className={styles.behavior}>{behavior}</p>
                </div>
              </div>
              <div className={styles.receipt}>
                <EvidenceReceipt {...evidence} words={words} isLong isNamed={false} />
              </div>
              <LevelLadder
                anchors={anchors}
                matched={{ level: evidence.score, label: words.matched }}
              />
            </section>
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
        <SheetPart>
          <NinetyDayStrip {...checks.strip} />
        </SheetPart>
      </SamplePart>
      <SamplePart id="notes" heading={notes.heading}>
        <SamplePoints items={notes.items} />
      </SamplePart>
    </SampleSheet>
  );
}
