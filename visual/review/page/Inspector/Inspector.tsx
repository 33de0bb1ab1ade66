import type { ReactNode } from 'react';
import { Heading } from '../../../../src/primitives/Heading/Heading.tsx';
import { TextLink } from '../../../../src/primitives/Link/TextLink.tsx';
import { Text } from '../../../../src/primitives/Text/Text.tsx';
import type { Finding } from '../../../findings.ts';
import type { ChangedRegion } from '../../../changes.ts';
import type { Draft, PastDecision } from '../../model.ts';
import { placeOf } from '../groups.ts';
import { Lines } from '../Lines/Lines.tsx';
import { describePlace } from '../places.ts';
import { History } from './History.tsx';
import * as styles from './Inspector.css.ts';

const textNames = {
  words: 'Words',
  tree: 'Accessibility tree',
  speech: 'What a screen reader would say',
  fingerprint: 'What a still picture cannot show',
} as const;

function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.label}>{label}</h3>
      {children}
    </section>
  );
}

function sizeOf({ before, after }: Finding): string {
  const [old, now] = [before, after].map((one) => one && `${one.width} x ${one.height}`);
  return old && now && old !== now ? `${old}, now ${now}` : (now ?? old ?? 'no picture');
}

interface InspectorProps {
  readonly finding: Finding;
  readonly isOutlier: boolean;
  readonly places: readonly ChangedRegion[];
  /** Index of the place that is looked at. */
  readonly place: number;
  readonly onPlace: (index: number) => void;
  readonly history: readonly PastDecision[];
  /** The decision that can still be undone; null while there is none. */
  readonly draft: Draft | null;
  /** Origin of the running stories; null where none run. */
  readonly stories: string | null;
}

/** What is known of one picture besides how it looks. */
export function Inspector(props: InspectorProps) {
  const { finding, isOutlier, places, place, onPlace, history, draft, stories } = props;
  const { component, name } = placeOf(finding);
  const texts = finding.texts;
  return (
    <div className={styles.root}>
      <div className={styles.part}>
        <Heading level={2} size="body">
          {component} {name}
        </Heading>
        <dl className={styles.facts}>
          <dt>mode</dt>
          <dd className={styles.value}>{finding.mode}</dd>
          <dt>size</dt>
          <dd className={styles.value}>{sizeOf(finding)}</dd>
          {finding.change && (
            <>
              <dt>pixels</dt>
              <dd className={styles.value}>{finding.change.pixels.toLocaleString('en-US')}</dd>
            </>
          )}
        </dl>
        <Text size="small" tone="muted">
          {finding.message}
          {isOutlier && ' It shows more than the others of its cause.'}
        </Text>
        {stories !== null && (
          <TextLink to={`${stories}/?path=/story/${finding.story}`} newTab icon="external">
            Live story
          </TextLink>
        )}
      </div>
      {places.length > 0 && (
        <Part label="Changed places">
          <ol className={styles.places}>
            {places.map((one, index) => (
              <li key={`${one.x} ${one.y}`}>
                <button
                  type="button"
                  className={styles.place}
                  aria-current={index === place}
                  onClick={() => onPlace(index)}
                >
                  <span>{finding.change && describePlace(one, finding.change)}</span>
                  <span>
                    {one.x}, {one.y}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {texts !== null && (
        <Part label="Texts">
          {(['words', 'tree', 'speech', 'fingerprint'] as const)
            .filter((key) => texts[key].length > 0)
            .map((key) => (
              <Lines key={key} title={textNames[key]} lines={texts[key]} />
            ))}
        </Part>
      )}
      <Part label="History">
        <History draft={draft} rejection={finding.rejection} past={history} />
      </Part>
    </div>
  );
}
