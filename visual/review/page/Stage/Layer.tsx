import { use } from 'react';
import type { PictureRef } from '../../../findings.ts';
import type { ChangedRegion } from '../../../changes.ts';
import { SourcesContext } from '../sources.ts';
import { origin, type Size } from '../viewport.ts';
import * as styles from './Stage.css.ts';
import type { StageState } from './useStage.ts';

type Looks = Pick<StageState, 'viewport' | 'pane'>;

function placed({ viewport, pane }: Looks, { width, height }: Size) {
  const { x, y } = origin(viewport, pane);
  return { width, height, transform: `translate(${x}px, ${y}px) scale(${viewport.scale})` };
}

interface LayerProps extends Looks {
  readonly picture: PictureRef;
  /** Names the picture for those who do not see it. */
  readonly alt: string;
}

/** A picture where the viewport puts it. */
export function Layer({ picture, alt, viewport, pane }: LayerProps) {
  const sources = use(SourcesContext);
  const isEnlarged = viewport.scale >= 2;
  return (
    <img
      src={sources.picture(picture.hash)}
      alt={alt}
      decoding="async"
      draggable={false}
      className={`${styles.picture} ${isEnlarged ? styles.enlarged : ''}`}
      style={placed({ viewport, pane }, picture)}
    />
  );
}

interface DrawingProps extends Looks {
  readonly before: PictureRef;
  readonly after: PictureRef;
  readonly size: Size;
}

/** The changed pixels, colored by what became of them. */
export function Drawing({ before, after, size, viewport, pane }: DrawingProps) {
  const sources = use(SourcesContext);
  return (
    <img
      src={sources.difference(before.hash, after.hash)}
      alt="Drawing of what differs: blue moved, orange was drawn otherwise"
      decoding="async"
      draggable={false}
      className={`${styles.layer} ${viewport.scale >= 2 ? styles.enlarged : ''}`}
      style={placed({ viewport, pane }, size)}
    />
  );
}

interface PlacesProps extends Looks {
  readonly size: Size;
  readonly places: readonly ChangedRegion[];
  /** Index of the place that is looked at. */
  readonly current: number;
  /** Shows all places instead of the current one alone. */
  readonly all: boolean;
}

/** Frames around the changed places, a little away from them so that they hide nothing. */
export function Places({ size, places, current, all, viewport, pane }: PlacesProps) {
  return (
    <svg
      aria-hidden="true"
      className={styles.layer}
      viewBox={`0 0 ${size.width} ${size.height}`}
      overflow="visible"
      style={placed({ viewport, pane }, size)}
    >
      {places.map(({ fate, x, y, width, height }, index) =>
        all || index === current ? (
          <rect
            key={`${x} ${y} ${width} ${height}`}
            className={`${styles.place[fate]} ${index === current ? styles.current : ''}`}
            x={x - 4}
            y={y - 4}
            width={width + 8}
            height={height + 8}
            rx={2}
          />
        ) : null,
      )}
    </svg>
  );
}
