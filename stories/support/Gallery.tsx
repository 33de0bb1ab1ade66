import { useEffect, useRef, useState } from 'react';
import * as styles from './Gallery.css.ts';

type Window = keyof typeof styles.windows;

interface FrameProps {
  /** Id of the story. */
  readonly id: string;
  /** The window that it is shown in. */
  readonly window: Window;
  /** Names the frame. */
  readonly title: string;
}

/** A story in a frame, rendered only while in view: a hundred frames at once are too many for a browser. */
function Frame({ id, window, title }: FrameProps) {
  const [isSeen, setIsSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsSeen(entries.at(-1)?.isIntersecting ?? false),
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.view}>
      {isSeen && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this very Storybook.
        <iframe
          title={title}
          src={`iframe.html?id=${id}--default&viewMode=story`}
          className={styles.frame[window]}
        />
      )}
    </div>
  );
}

interface GalleryProps {
  /** Paths of the files of stories, such as `../sections/Hero.stories.tsx`. */
  readonly files: readonly string[];
}

/** The first story of each component, in three windows. */
export function Gallery({ files }: GalleryProps) {
  return files.map((file) => {
    const [, kind = '', name = ''] = /(\w+)\/(\w+)\.stories\.tsx$/.exec(file) ?? [];
    const id = `${kind}-${name}`.toLowerCase();
    return (
      <section key={file}>
        <h2>
          <a href={`./?path=/docs/${id}--docs`}>{name}</a>
        </h2>
        <div className={styles.row}>
          {(Object.entries(styles.windows) as [Window, number][]).map(([window, width]) => (
            <figure key={window} className={styles.place[window]}>
              <Frame id={id} window={window} title={`${name} in a window of ${width} px`} />
              <figcaption>{width} px</figcaption>
            </figure>
          ))}
        </div>
      </section>
    );
  });
}
