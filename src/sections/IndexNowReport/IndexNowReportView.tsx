import type { ReactNode } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { keepTogether } from '../../primitives/Heading/keepTogether.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { IndexNowOutcome } from '../../api/indexnow.ts';
import * as styles from './IndexNowReport.css.ts';
import { type IndexNowState, textOf } from './useIndexNow.ts';

export interface IndexNowCopy {
  /** The headline of the page. */
  readonly heading: string;
  /** Label of the button. */
  readonly submit: string;
  /** Label of the button while the request is under way. */
  readonly submitting: string;
  /** Shown to visitors without scripts. */
  readonly withoutScript: string;
  /** Names of the report's lines. */
  readonly lines: Readonly<Record<'outcome' | 'host' | 'status' | 'at' | 'urls', string>>;
  /** What each outcome is called. */
  readonly outcomes: Readonly<Record<IndexNowOutcome, string>>;
  /** Shown instead of a status when the service was not asked. */
  readonly notAsked: string;
}

interface IndexNowReportViewProps extends IndexNowCopy {
  /** State of the request, with its result once there is one. */
  readonly state: IndexNowState;
  /** Called when the button is pressed. */
  readonly onSubmit: () => void;
}

/** Shown for a value that is not known. */
const unknown = '–';

/** An ISO time for people. A line may break between its parts, but not at a hyphen within the date. */
const timeOf = (at: string): ReactNode =>
  keepTogether(`${at.slice(0, 10)} ${at.slice(11, 19)} UTC`);

/** Lines of the report: the same number in every state, so that nothing shifts. */
function linesOf(state: IndexNowState, { lines, outcomes, notAsked }: IndexNowCopy) {
  const report = state.status === 'reported' ? state.report : undefined;
  const outcome = state.status === 'failed' ? 'failed' : report?.outcome;
  return [
    [lines.outcome, outcome && outcomes[outcome]],
    [lines.host, report?.host],
    [lines.status, report && (report.status ?? notAsked)],
    [lines.at, report && timeOf(report.at)],
    [lines.urls, report?.urls.length],
  ] as const;
}

/** A submission to the indexing service in any state. */
export function IndexNowReportView({ state, onSubmit, ...copy }: IndexNowReportViewProps) {
  const isSubmitting = state.status === 'submitting';
  const urls = state.status === 'reported' ? state.report.urls : [];
  return (
    <Band labelledBy="indexnow-report">
      <Stack gap={6} align="start">
        <Heading level={2} size="h3" id="indexnow-report">
          {copy.heading}
        </Heading>
        <div className={styles.withScript}>
          <Button busy={isSubmitting} onClick={onSubmit}>
            {copy.submit}
          </Button>
        </div>
        <div className={styles.sheet}>
          <p className={styles.summary}>{textOf(state) ?? copy.submitting}</p>
          <dl className={styles.lines}>
            {linesOf(state, copy).map(([name, value = unknown]) => (
              <div key={name} className={styles.line}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          {urls.length > 0 && (
            <ul className={styles.urls}>
              {urls.map((url) => (
                <li key={url}>{new URL(url).pathname}</li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.withoutScript}>
          <Text>{copy.withoutScript}</Text>
        </div>
      </Stack>
    </Band>
  );
}
