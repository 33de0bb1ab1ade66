import { Band } from '../../primitives/Band/Band.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
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
  /** In the place of a status where the service was not asked. */
  readonly notAsked: string;
}

interface IndexNowReportViewProps extends IndexNowCopy {
  /** How far the request is, and what came of it. */
  readonly state: IndexNowState;
  /** Called when the button is pressed. */
  readonly onSubmit: () => void;
}

/** What the report says, line by line. */
function linesOf(state: IndexNowState, copy: IndexNowCopy): [name: string, value: string][] {
  if (state.status === 'submitting') return [];
  if (state.status === 'failed') return [[copy.lines.outcome, copy.outcomes.failed]];
  const { outcome, host, status, at, urls } = state.report;
  return [
    [copy.lines.outcome, copy.outcomes[outcome]],
    [copy.lines.host, host],
    [copy.lines.status, status === null ? copy.notAsked : String(status)],
    [copy.lines.at, at],
    [copy.lines.urls, String(urls.length)],
  ];
}

/** A submission to the indexing service in any state. */
export function IndexNowReportView({ state, onSubmit, ...copy }: IndexNowReportViewProps) {
  const isSubmitting = state.status === 'submitting';
  const lines = linesOf(state, copy);
  const urls = state.status === 'reported' ? state.report.urls : [];
  return (
    <Band pad="compact" labelledBy="indexnow-report">
      <Stack gap={6} align="start">
        <Heading level={2} size="h3" id="indexnow-report">
          {copy.heading}
        </Heading>
        <div className={styles.sheet}>
          <p className={styles.summary}>{textOf(state) ?? copy.submitting}</p>
          {lines.length > 0 && (
            <dl className={styles.lines}>
              {lines.map(([name, value]) => (
                <div key={name} className={styles.line}>
                  <dt className={styles.name}>{name}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {urls.length > 0 && (
            <ul className={styles.urls}>
              {urls.map((url) => (
                <li key={url}>{new URL(url).pathname}</li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.withScript}>
          <Button busy={isSubmitting} onClick={onSubmit}>
            {copy.submit}
          </Button>
        </div>
        <div className={styles.withoutScript}>
          <Text>{copy.withoutScript}</Text>
        </div>
      </Stack>
    </Band>
  );
}
