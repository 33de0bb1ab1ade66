import { useEffect, useRef } from 'react';
import { Icon } from '../../../../src/primitives/Icon/Icon.tsx';
import type { Finding } from '../../../findings.ts';
import { Choice } from '../Choice/Choice.tsx';
import { nameOf } from '../position.ts';
import { Tool } from '../Tool/Tool.tsx';
import { Facts } from './Facts.tsx';
import { Panes } from './Panes.tsx';
import { type PictureView, views, zooms } from './usePictureView.ts';
import * as styles from './Viewer.css.ts';

interface ViewerProps {
  readonly finding: Finding;
  readonly view: PictureView;
  /** Its number among the pictures of its cause, and how many those are. */
  readonly position: { readonly number: number; readonly count: number };
  /** Origin of the running stories; null where none run. */
  readonly stories: string | null;
  readonly onStep: (by: 1 | -1) => void;
  /** Goes back to the whole cause. */
  readonly onBack: () => void;
}

/** One picture before and after, with everything that helps to see what changed. */
export function Viewer({ finding, view, position, stories, onStep, onBack }: ViewerProps) {
  const { id, before, after } = finding;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (id !== '') heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <div className={styles.root}>
      <div className={styles.toolbar}>
        <Tool label="All pictures of this cause" shortcut="Escape" onPress={onBack}>
          <Icon name="previous" /> All
        </Tool>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {nameOf(finding)}, {finding.mode}, {position.number} of {position.count}
        </h2>
        <span className={styles.steps}>
          <Tool label="Last picture" shortcut="k" onPress={() => onStep(-1)}>
            <Icon name="previous" />
          </Tool>
          <Tool label="Next picture" shortcut="j" onPress={() => onStep(1)}>
            <Icon name="next" />
          </Tool>
        </span>
      </div>
      {before && after && before.hash !== after.hash && (
        <div className={styles.toolbar}>
          <Choice label="View" value={view.view} options={views} onChange={view.setView} />
          <Choice label="Size" value={view.zoom} options={zooms} onChange={view.setZoom} />
          {view.view === 'blink' && (
            <Tool shortcut="t" onPress={view.flip}>
              Turn over
            </Tool>
          )}
          {view.places > 0 && (
            <Tool shortcut="." onPress={view.nextPlace}>
              Next place ({view.place + 1} of {view.places})
            </Tool>
          )}
        </div>
      )}
      {finding.kind !== 'text' && <Panes finding={finding} view={view} />}
      <Facts finding={finding} stories={stories} />
    </div>
  );
}
