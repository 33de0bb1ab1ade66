import { Icon } from '../../../../src/primitives/Icon/Icon.tsx';
import type { Finding } from '../../../findings.ts';
import type { ChangedRegion } from '../../../changes.ts';
import { Choice } from '../Choice/Choice.tsx';
import { placeOf } from '../groups.ts';
import { Stage } from '../Stage/Stage.tsx';
import type { StageState } from '../Stage/useStage.ts';
import { Tool } from '../Tool/Tool.tsx';
import { type View, views } from '../views.ts';
import * as styles from './Viewer.css.ts';

interface ViewerProps {
  readonly finding: Finding;
  readonly places: readonly ChangedRegion[];
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly stage: StageState;
  /** Frames around changed places show. */
  readonly framed: boolean;
  readonly onFramed: (framed: boolean) => void;
  /** Which picture blinking shows. */
  readonly blinkAfter: boolean;
  readonly onFlip: () => void;
  /** Its number among the pictures of its cause, and how many those are. */
  readonly position: { readonly number: number; readonly count: number };
  readonly onStep: (by: 1 | -1) => void;
  /** Goes back to the whole cause. */
  readonly onBack: () => void;
}

/** One picture before and after, with everything that helps to see what changed. */
export function Viewer(props: ViewerProps) {
  const { finding, places, view, onView, stage, framed, onFramed, blinkAfter, onFlip } = props;
  const { position, onStep, onBack } = props;
  const { before, after } = finding;
  const { component, name } = placeOf(finding);
  return (
    <div className={styles.root}>
      <div className={styles.toolbar} role="group" aria-label="Which picture">
        <Tool label="All pictures of this cause" shortcut="Escape" onPress={onBack}>
          <Icon name="previous" /> All
        </Tool>
        <strong className={styles.title}>
          {component} {name}, {finding.mode}
        </strong>
        <span className={styles.group}>
          <Tool label="Last picture" shortcut="k" onPress={() => onStep(-1)}>
            <Icon name="previous" />
          </Tool>
          <span className={styles.count}>
            {position.number} of {position.count}
          </span>
          <Tool label="Next picture" shortcut="j" onPress={() => onStep(1)}>
            <Icon name="next" />
          </Tool>
        </span>
      </div>
      <div className={styles.toolbar} role="group" aria-label="How to look at it">
        {before && after && (
          <Choice label="View" name="view" value={view} options={views} onChange={onView} />
        )}
        <span className={styles.group}>
          <Tool label="Zoom out" shortcut="-" onPress={stage.zoomOut}>
            −
          </Tool>
          <span className={`${styles.count} ${styles.roomy}`}>
            {Math.round(stage.viewport.scale * 100)} %
          </span>
          <Tool label="Zoom in" shortcut="+" onPress={stage.zoomIn}>
            +
          </Tool>
          <Tool label="1:1, actual size" shortcut="1" onPress={stage.actualSize}>
            1:1
          </Tool>
          <Tool label="Fit into the pane" shortcut="0" onPress={stage.fit}>
            Fit
          </Tool>
        </span>
        {places.length > 0 && (
          <span className={styles.group}>
            <Tool label="Last changed place" shortcut="," onPress={() => stage.nextPlace(-1)}>
              <Icon name="previous" />
            </Tool>
            <span className={styles.count}>
              {stage.place + 1} of {places.length}
              <span className={styles.roomy}> {places.length === 1 ? 'place' : 'places'}</span>
            </span>
            <Tool label="Next changed place" shortcut="." onPress={() => stage.nextPlace(1)}>
              <Icon name="next" />
            </Tool>
            <Tool pressed={framed} shortcut="p" onPress={() => onFramed(!framed)}>
              Frames
            </Tool>
          </span>
        )}
        {view === 'blink' && before && after && (
          <Tool shortcut="t" onPress={onFlip}>
            Turn over
          </Tool>
        )}
      </div>
      <Stage {...{ view, before, after, places, framed, stage, blinkAfter }} />
    </div>
  );
}
