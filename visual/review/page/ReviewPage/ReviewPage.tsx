import { useEffect, useRef, useState } from 'react';
import { focusText } from '../../../../src/primitives/focusText.ts';
import { Button } from '../../../../src/primitives/Button/Button.tsx';
import { Heading } from '../../../../src/primitives/Heading/Heading.tsx';
import { Notice } from '../../../../src/primitives/Notice/Notice.tsx';
import { Stack } from '../../../../src/primitives/Stack/Stack.tsx';
import { Text } from '../../../../src/primitives/Text/Text.tsx';
import type { Group, Review } from '../../model.ts';
import { CauseList } from '../CauseList/CauseList.tsx';
import { CauseSheet } from '../CauseSheet/CauseSheet.tsx';
import { Filters } from '../Filters/Filters.tsx';
import { type Commands, useReview } from '../useReview.ts';
import type { PictureView } from '../Viewer/Panes.tsx';
import { Viewer } from '../Viewer/Viewer.tsx';
import * as styles from './ReviewPage.css.ts';

interface ReviewPageProps {
  readonly review: Review;
  readonly commands: Commands;
}

/** Label of the button that approves a cause. */
function approvalOf({ findings, waiting: ids }: Group): string {
  const waiting = findings.filter(({ id }) => ids.has(id)).length;
  const now = findings.length - waiting;
  if (waiting === 0) return `Approve ${now} now`;
  const causes = `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for other causes`;
  return now === 0 ? `Approve this cause: ${causes}` : `Approve ${now} now, ${causes}`;
}

/** Causes on the left, their pictures on the right, and the buttons that approve them below. */
export function ReviewPage({ review: initial, commands }: ReviewPageProps) {
  const state = useReview(initial, commands);
  const { review, group, groups, finding, failure, approve, undo } = state;
  // Kept here, so that the view stays the same from picture to picture.
  const [view, setView] = useState<PictureView>({ view: 'beside', zoom: 'actual' });
  const main = useRef<HTMLElement>(null);
  const opened = `${group?.id ?? ''} ${finding?.id ?? ''}`;
  const last = useRef(opened);
  // Focuses the heading of what was opened, for screen readers; not on load, when they read from the top.
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
        <Text as="span" size="small">
          To refuse: comment in the pull request.
        </Text>
        {undo && (
          <Button tone="quiet" size="compact" onClick={() => void undo()}>
            Undo approvals
          </Button>
        )}
      </header>
      <nav aria-label="Review" className={styles.causes}>
        <Filters findings={review.findings} filter={state.filter} onChange={state.setFilter} />
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
          <CauseSheet key={group.id} group={group} onOpen={(id) => state.open(group.id, id)} />
        )}
        {group && finding && (
          <Viewer
            finding={finding}
            view={view}
            onView={setView}
            ofStory={review.findings.filter(({ story }) => story === finding.story)}
            position={`${state.number + 1} of ${group.findings.length}`}
            onStep={state.step}
            onBack={() => state.open(group.id)}
            onOpen={(id) => state.open('', id)}
          />
        )}
      </main>
      {group && approve && (
        <footer className={styles.footer}>
          {failure && <Notice>{failure}</Notice>}
          <Stack direction="row" gap={2}>
            <Button onClick={() => void approve('cause')}>{approvalOf(group)}</Button>
            {finding && (
              <Button tone="quiet" onClick={() => void approve('picture')}>
                Approve this picture
              </Button>
            )}
          </Stack>
        </footer>
      )}
    </div>
  );
}
