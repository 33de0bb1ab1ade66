import * as styles from './Gallery.css.ts';

interface GalleryProps {
  /** Paths of the files of stories, such as `../sections/Hero.stories.tsx`. */
  readonly files: readonly string[];
}

/** The first story of each component, in three windows; a window is loaded when it is scrolled to. */
export function Gallery({ files }: GalleryProps) {
  return files.map((file) => {
    const [, kind = '', name = ''] = /(\w+)\/(\w+)\.stories\.tsx$/.exec(file) ?? [];
    const id = `${kind}-${name}`.toLowerCase();
    return (
      <section key={file}>
        <h2>
          <a href={`?path=/docs/${id}--docs`}>{name}</a>
        </h2>
        <div className={styles.row}>
          {Object.entries(styles.windows).map(([window, width]) => (
            <figure key={window} className={styles.place[window as keyof typeof styles.windows]}>
              <div className={styles.view}>
                {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this very Storybook. */}
                <iframe
                  title={`${name} in a window of ${width} px`}
                  src={`iframe.html?id=${id}--default&viewMode=story`}
                  loading="lazy"
                  className={styles.frame[window as keyof typeof styles.windows]}
                />
              </div>
              <figcaption>{width} px</figcaption>
            </figure>
          ))}
        </div>
      </section>
    );
  });
}
