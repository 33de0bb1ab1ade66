import { useEffect, useRef } from 'react';
import { focusText } from '../../../../src/primitives/focusText.ts';
import { Button } from '../../../../src/primitives/Button/Button.tsx';
import { Heading } from '../../../../src/primitives/Heading/Heading.tsx';
import { Notice } from '../../../../src/primitives/Notice/Notice.tsx';
import { Text } from '../../../../src/primitives/Text/Text.tsx';
import type { Approval, Review } from '../../model.ts';
import { CauseList } from '../CauseList/CauseList.tsx';
import { CauseSheet } from '../CauseSheet/CauseSheet.tsx';
import { Keys } from '../Keys/Keys.tsx';
import { useReview } from '../useReview.ts';
import { usePictureView } from '../Viewer/usePictureView.ts';
import { Viewer } from '../Viewer/Viewer.tsx';
import * as styles from './ReviewPage.css.ts';
import { useKeyActions } from './useKeyActions.ts';

interface ReviewPageProps {
  readonly review: Review;
  /** Writes an approval and gives what is left. */
  readonly approve: (approval: Approval) => Promise<Review>;
}

/** Causes on the left, their pictures on the right, and what approves them below. */
export function ReviewPage({ review: initial, approve: write }: ReviewPageProps) {
  const state = useReview(initial, write);
  const { review, group, groups, finding, failure, approve } = state;
  const view = usePictureView(finding);
  const keys = useKeyActions(state, view);
  const main = useRef<HTMLElement>(null);
  const opened = `${group?.id ?? ''} ${finding?.id ?? ''}`;
  const last = useRef(opened);
  // A screen reader reads the heading of what was opened; on load it starts with the page.
  useEffect(() => {
    if (last.current === opened) return;
    last.current = opened;
    const heading = main.current?.querySelector('h2');
    if (heading) focusText(heading, { preventScroll: true });
  }, [opened]);

  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Heading level={1} size="body">
          Picture review
        </Heading>
        <span className={styles.left}>
          {review.findings.length} of {initial.findings.length} left
        </span>
        {!review.canApprove && (
          <Text as="span" size="small">
            To read only: approve with npm run visual -- review
          </Text>
        )}
        <Keys keys={keys} />
      </header>
      <nav aria-label="Review" className={styles.causes}>
        <CauseList groups={groups} current={group?.id ?? null} onOpen={state.open} />
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
            review={review}
            onOpen={(id) => state.open(group.id, id)}
          />
        )}
        {group && finding && (
          <Viewer
            finding={finding}
            view={view}
            position={`${state.number + 1} of ${group.findings.length}`}
            onStep={state.step}
            onBack={() => state.open(group.id)}
          />
        )}
      </main>
      {group && approve && (
        <footer className={styles.footer}>
          {failure && <Notice>{failure}</Notice>}
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
        </footer>
      )}
    </div>
  );
}
