import { type ReactNode, useState } from 'react';
import type { PictureRef } from '../../../findings.ts';
import type { View } from '../views.ts';
import { Layer } from './Layer.tsx';
import { Pane } from './Pane.tsx';
import * as styles from './Stage.css.ts';
import type { StageState } from './useStage.ts';

/** Two pictures, and the frames that lie on them. */
export interface Both {
  readonly before: PictureRef;
  readonly after: PictureRef;
  readonly frames: ReactNode;
  readonly stage: StageState;
}

/** Both pictures in one place, the later one uncovered from the right or shining through. */
export function Overlaid({ before, after, frames, stage, view }: Both & { readonly view: View }) {
  const [share, setShare] = useState(50);
  const isSlider = view === 'slider';
  const now = <Layer {...stage} picture={after} alt="Picture taken now" />;
  return (
    <Pane label={isSlider ? 'Approved' : 'Now over approved'} stage={stage}>
      <Layer {...stage} picture={before} alt="Approved picture" />
      <div
        className={styles.cover}
        style={isSlider ? { clipPath: `inset(0 0 0 ${share}%)` } : { opacity: share / 100 }}
      >
        {now}
      </div>
      {frames}
      {isSlider && (
        <>
          <span className={`${styles.label} ${styles.labelAtEnd}`}>Now</span>
          <div className={styles.divider} style={{ insetInlineStart: `${share}%` }} />
        </>
      )}
      <input
        type="range"
        aria-label={isSlider ? 'Where the approved picture ends' : 'How much of now shows'}
        aria-valuetext={`${share} percent`}
        className={styles.slider}
        value={share}
        onChange={(event) => setShare(Number(event.currentTarget.value))}
      />
    </Pane>
  );
}
