import type { Ref } from 'react';
import { Section, type SectionWords } from '../../primitives/Band/Section.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PerformanceDashboard.css.ts';
import { formatMetric } from './formatMetric.ts';
import type { Measurements, MetricCopy } from './types.ts';
import { verdictOf } from './verdictOf.ts';

export interface PerformanceDashboardCopy extends SectionWords {
  /** The metrics with their names and targets. */
  readonly metrics: readonly MetricCopy[];
  /** Words before the target. */
  readonly target: string;
  /** What is said of a metric beside its target. */
  readonly verdicts: {
    readonly within: string;
    readonly over: string;
    /** The metric has not happened yet. */
    readonly waiting: string;
    /** The browser does not measure the metric. */
    readonly unmeasured: string;
  };
  /** Label of the button that measures again. */
  readonly refresh: string;
  /** What a press on the button does. */
  readonly refreshNote: string;
  /** First words of the announcement after a refresh; the values follow. */
  readonly measuredAgain: string;
  /** Shown where scripts are off, instead of the button. */
  readonly withoutScripts: string;
}

interface PerformanceDashboardViewProps extends PerformanceDashboardCopy {
  /** What was measured so far, by metric. Milliseconds, or a score without a unit. */
  readonly measurements: Measurements;
  /** Called when the button is pressed. */
  readonly onRefresh: () => void;
  /** Takes the focus after the new load. */
  readonly refreshButton?: Ref<HTMLButtonElement>;
}

/** Four metrics with their targets and verdicts, in any state. */
export function PerformanceDashboardView({
  measurements,
  onRefresh,
  refreshButton,
  verdicts,
  ...copy
}: PerformanceDashboardViewProps) {
  return (
    <Section id="performance-dashboard" heading={copy.heading} lead={copy.lead}>
      <ul className={styles.metrics}>
        {copy.metrics.map(({ name, label, meaning, target, targetText }) => {
          const value = measurements[name];
          const verdict = verdictOf(value, target);
          return (
            <li key={name} className={styles.metric}>
              <Heading level={3} size="body">
                {label}
              </Heading>
              <p className={styles.value[verdict]}>
                {typeof value === 'number' ? formatMetric(name, value) : '–'}
              </p>
              <p className={styles.verdict[verdict]}>
                {verdict === 'within' && <Icon name="check" />}
                {verdict === 'over' && <Icon name="close" />}
                <span>{verdicts[verdict]}</span>
              </p>
              <Text size="small">{`${copy.target} ${targetText}`}</Text>
              <Text size="small">{meaning}</Text>
            </li>
          );
        })}
      </ul>
      <noscript>
        <p>{copy.withoutScripts}</p>
      </noscript>
      <div className={styles.again}>
        <Button ref={refreshButton} tone="quiet" onClick={onRefresh}>
          <Icon name="restart" />
          <span>{copy.refresh}</span>
        </Button>
        <Text size="small">{copy.refreshNote}</Text>
      </div>
    </Section>
  );
}
