import type { PictureRef } from '../../../findings.ts';
import type { ChangedRegion } from '../../../changes.ts';
import type { View } from '../views.ts';
import { extent } from '../viewport.ts';
import { Drawing, Layer, Places } from './Layer.tsx';
import { type Both, Overlaid } from './Overlaid.tsx';
import { Pane } from './Pane.tsx';
import * as styles from './Stage.css.ts';
import type { StageState } from './useStage.ts';

export interface PanesProps {
  readonly view: View;
  readonly before: PictureRef | null;
  readonly after: PictureRef | null;
  readonly places: readonly ChangedRegion[];
  /** Shows the frames around changed places. */
  readonly framed: boolean;
  readonly stage: StageState;
  /** Which picture blinking shows. */
  readonly blinkAfter: boolean;
}

function Beside({ before, after, frames, stage }: Both) {
  return (
    <>
      <Pane label="Approved" stage={stage}>
        <Layer {...stage} picture={before} alt="Approved picture" />
        {frames}
      </Pane>
      <Pane label="Now" stage={stage} measured={false}>
        <Layer {...stage} picture={after} alt="Picture taken now" />
        {frames}
      </Pane>
    </>
  );
}

function Difference({ before, after, frames, stage }: Both) {
  return (
    <Pane label="Blue moved, orange changed otherwise" stage={stage}>
      <Drawing {...stage} before={before} after={after} size={extent(before, after)} />
      {frames}
    </Pane>
  );
}

/** What each view lays beside or over what. A picture that has no other fills the stage alone. */
export function Panes({ view, before, after, places, framed, stage, blinkAfter }: PanesProps) {
  const one = view === 'blink' ? (blinkAfter ? after : before) : (after ?? before);
  const frames = framed && (
    <Places
      {...stage}
      size={extent(before, after)}
      places={places}
      current={stage.place}
      all={view === 'difference'}
    />
  );
  if (!before || !after || view === 'blink')
    return (
      <Pane label={one !== null && one === before ? 'Approved' : 'Now'} stage={stage}>
        {one === null ? (
          <p className={styles.none}>There is no picture.</p>
        ) : (
          <Layer
            {...stage}
            picture={one}
            alt={one === before ? 'Approved picture' : 'Picture taken now'}
          />
        )}
        {frames}
      </Pane>
    );
  const both = { before, after, frames, stage };
  if (view === 'beside') return <Beside {...both} />;
  return view === 'difference' ? <Difference {...both} /> : <Overlaid {...both} view={view} />;
}
