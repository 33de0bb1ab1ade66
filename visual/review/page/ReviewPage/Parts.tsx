import { Heading } from '../../../../src/primitives/Heading/Heading.tsx';
import { Text } from '../../../../src/primitives/Text/Text.tsx';
import { CauseSheet } from '../CauseSheet/CauseSheet.tsx';
import { Inspector } from '../Inspector/Inspector.tsx';
import type { ReviewState } from '../useReview.ts';
import { Viewer } from '../Viewer/Viewer.tsx';
import * as styles from './ReviewPage.css.ts';
import type { PictureTools } from './usePictureTools.ts';

interface PartProps {
  readonly state: ReviewState;
  readonly tools: PictureTools;
}

/** A whole cause, or one picture of it. */
export function Pictures({ state, tools }: PartProps) {
  const { review, group, finding, decisions } = state;
  if (group === null)
    return (
      <div className={styles.empty}>
        <Heading level={2} size="h3">
          {review.findings.length === 0 ? 'Nothing to decide' : 'The filters leave nothing'}
        </Heading>
        <Text>{review.passed} pictures equal their approved ones.</Text>
      </div>
    );
  if (finding === null)
    return (
      <CauseSheet
        key={group.id}
        group={group}
        decisions={decisions}
        onOpen={(id) => state.open({ group: group.id, finding: id })}
      />
    );
  return (
    <Viewer
      finding={finding}
      {...tools}
      onView={tools.setView}
      onFramed={tools.setFramed}
      onFlip={tools.flip}
      position={{
        number: group.findings.indexOf(finding) + 1,
        count: group.findings.length,
      }}
      onStep={state.step}
      onBack={() => state.open({ group: group.id, finding: null })}
    />
  );
}

/** What is known of the open picture. */
export function Details({ state, tools }: PartProps) {
  const { review, group, finding, decisions } = state;
  if (finding === null) return null;
  return (
    <Inspector
      finding={finding}
      isOutlier={group?.cause?.outliers.includes(finding.id) ?? false}
      places={tools.places}
      place={tools.stage.place}
      onPlace={tools.stage.goToPlace}
      history={review.histories[finding.id] ?? []}
      draft={decisions.get(finding.id) ?? null}
      stories={review.stories}
    />
  );
}
