import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './TourInWords.css.ts';
import { clock, startOf } from './useTour.ts';

interface TourInWordsProps {
  /** The headline of the section. */
  readonly heading: string;
  /** The scenes in their order: what happens, and what is shown. */
  readonly scenes: readonly {
    /** Also its fragment on the page. */
    readonly id: string;
    readonly name: string;
    readonly caption: string;
    readonly seconds: number;
  }[];
  /** Index of the current scene. */
  readonly current: number;
  readonly onGo: (scene: number) => void;
}

/** The whole tour as text: for each scene its time, its name as a link to it, and its caption. */
export function TourInWords({ heading, scenes, current, onGo }: TourInWordsProps) {
  const seconds = scenes.map((scene) => scene.seconds);
  return (
    <div className={styles.root}>
      <Heading level={2} size="h3" id="tour-in-words">
        {heading}
      </Heading>
      <ol className={styles.entries}>
        {scenes.map(({ id, name, caption }, index) => (
          <li key={id} className={styles.entry}>
            <span className={styles.time}>{clock(startOf(seconds, index))}</span>
            <div>
              <a
                href={`#${id}`}
                className={styles.jump}
                aria-current={index === current ? 'step' : undefined}
                onClick={(event) => {
                  // The browser opens the link in a new tab, or saves it.
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  onGo(index);
                }}
              >
                {name}
              </a>
              <p className={styles.said}>{caption}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
