import { useState } from 'react';
import { useAnnounce } from '../../../../src/primitives/Announcer/Announcer.tsx';
import { Button } from '../../../../src/primitives/Button/Button.tsx';
import { Heading } from '../../../../src/primitives/Heading/Heading.tsx';
import { Notice } from '../../../../src/primitives/Notice/Notice.tsx';
import { Text } from '../../../../src/primitives/Text/Text.tsx';
import type { Approval, Group, Review } from '../../model.ts';
import { CauseList } from '../CauseList/CauseList.tsx';
import { CauseSheet } from '../CauseSheet/CauseSheet.tsx';
import { Keys } from '../Keys/Keys.tsx';
import { useKeys } from '../Keys/useKeys.ts';
import { useReview } from '../useReview.ts';
import { usePictureView } from '../Viewer/usePictureView.ts';
import { Viewer } from '../Viewer/Viewer.tsx';
import { keyActions } from './keyActions.ts';
import * as styles from './ReviewPage.css.ts';
import { useFocusedHeading } from './useFocusedHeading.ts';

/** The findings of a group that another cause changed as well. */
function sharedIn(groups: readonly Group[], group: Group): ReadonlySet<string> {
  const others = groups.filter(({ id }) => id !== group.id);
  return new Set(others.flatMap(({ findings }) => findings.map(({ id }) => id)));
}

interface ReviewPageProps {
  readonly review: Review;
  /** Writes an approval and gives what is left; null makes the page one to read. */
  readonly approve: ((approval: Approval) => Promise<Review>) | null;
}

/** Causes on the left, their pictures on the right, and what approves them below. */
export function ReviewPage({ review: initial, approve: write }: ReviewPageProps) {
  const state = useReview(initial, write);
  const { review, group, groups, finding, failure, approve } = state;
  const view = usePictureView(finding);
  const [keysOn, setKeysOn] = useState(true);
  const keys = keyActions(state, view, useAnnounce());
  useKeys(keysOn, keys);
  const main = useFocusedHeading(`${group?.id ?? ''} ${finding?.id ?? ''}`);

  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Heading level={1} size="body">
          Picture review
        </Heading>
        <span className={styles.left}>
          {review.findings.length} of {initial.findings.length} left
        </span>
        {write === null && (
          <Text as="span" size="small" tone="muted">
            To read only: approve with npm run visual -- review
          </Text>
        )}
        <Keys keys={keys} on={keysOn} onChange={setKeysOn} />
      </header>
      <nav aria-label="Review" className={styles.causes}>
        <CauseList
          groups={groups}
          current={group?.id ?? null}
          onOpen={(id) => state.open({ group: id, finding: null })}
        />
      </nav>
      <main ref={main} className={styles.main}>
        {group === null && (
          <>
            <Heading level={2} size="h3">
              Nothing is left
            </Heading>
            <Text>
              {review.passed} pictures equal the approved ones. Commit visual/approved with your
              change.
            </Text>
          </>
        )}
        {group && !finding && (
          <CauseSheet
            key={group.id}
            group={group}
            shared={sharedIn(groups, group)}
            onOpen={(id) => state.open({ group: group.id, finding: id })}
          />
        )}
        {group && finding && (
          <Viewer
            finding={finding}
            view={view}
            position={{ number: group.findings.indexOf(finding) + 1, count: group.findings.length }}
            onStep={state.step}
            onBack={() => state.open({ group: group.id, finding: null })}
          />
        )}
      </main>
      {(approve !== null || failure !== null) && (
        <footer className={styles.footer}>
          {failure && <Notice>{failure}</Notice>}
          {approve && group && (
            <div role="group" aria-label="Approve" className={styles.approve}>
              {finding && (
                <Button tone="quiet" onClick={() => void approve('picture')}>
                  Approve this picture
                </Button>
              )}
              <Button onClick={() => void approve('cause')}>
                Approve the cause ({group.findings.length})
              </Button>
            </div>
          )}
        </footer>
      )}
    </div>
  );
}
