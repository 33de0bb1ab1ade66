import { Button } from '../../../../src/primitives/Button/Button.tsx';
import { Icon } from '../../../../src/primitives/Icon/Icon.tsx';
import type { Finding } from '../../../findings.ts';
import { Choice } from '../Choice/Choice.tsx';
import { nameOf } from '../position.ts';
import { Facts } from './Facts.tsx';
import { Panes } from './Panes.tsx';
import { type PictureView, views, zooms } from './usePictureView.ts';
import * as styles from './Viewer.css.ts';

interface ViewerProps {
  readonly finding: Finding;
  readonly view: PictureView;
  /** Its number among the pictures of its cause, and how many those are. */
  readonly position: { readonly number: number; readonly count: number };
  readonly onStep: (by: 1 | -1) => void;
  /** Goes back to the whole cause. */
  readonly onBack: () => void;
}

/** One picture before and after, with everything that helps to see what changed. */
export function Viewer({ finding, view, position, onStep, onBack }: ViewerProps) {
  const { before, after, kind } = finding;
  return (
    <div className={styles.root}>
      <div className={styles.toolbar}>
        <Button tone="quiet" aria-label="All pictures of this cause" onClick={onBack}>
          <Icon name="previous" /> All
        </Button>
        <Button tone="quiet" aria-label="Last picture" onClick={() => onStep(-1)}>
          <Icon name="previous" />
        </Button>
        <Button tone="quiet" aria-label="Next picture" onClick={() => onStep(1)}>
          <Icon name="next" />
        </Button>
        <h2 tabIndex={-1} className={styles.title}>
          {nameOf(finding)}, {finding.mode}, {position.number} of {position.count}
        </h2>
      </div>
      {before && after && before.hash !== after.hash && (
        <div className={styles.toolbar}>
          <Choice label="View" value={view.view} options={views} onChange={view.setView} />
          <Choice label="Size" value={view.zoom} options={zooms} onChange={view.setZoom} />
          {view.view === 'blink' && (
            <Button tone="quiet" onClick={view.flip}>
              Turn over
            </Button>
          )}
          {view.count > 1 && (
            <Button tone="quiet" onClick={view.next}>
              Next change ({view.at + 1} of {view.count})
            </Button>
          )}
        </div>
      )}
      {kind !== 'text' && <Panes finding={finding} view={view} />}
      <Facts finding={finding} />
    </div>
  );
}
