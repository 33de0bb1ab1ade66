import { Sketch } from '../../primitives/Sketch/Sketch.tsx';
import type { SketchName } from '../../primitives/Sketch/sketches.ts';
import * as styles from './StoryBoard.css.ts';

export interface Chapter {
  readonly name: string;
  /** When it starts, as on a player (m:ss). */
  readonly time: string;
  readonly sketch: SketchName;
}

/** What the demo shows: one frame a chapter. */
export function StoryBoard({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <ol className={styles.chapters}>
      {chapters.map(({ name, time, sketch }) => (
        <li key={time} className={styles.chapter}>
          <div className={styles.still}>
            <Sketch name={sketch} />
          </div>
          <p className={styles.name}>
            <span className={styles.time}>{time}</span>
            {name}
          </p>
        </li>
      ))}
    </ol>
  );
}
