import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as styles from './DemoTour.css.ts';
import { TourControls, type TourWords } from './TourControls.tsx';
import { useCamera } from './useCamera.ts';
import { clock, sceneAt, startOf, type Tour } from './useTour.ts';

export interface DemoTourProps {
  readonly heading: string;
  readonly scenes: readonly {
    /** Unique among the scenes; its fragment on the page. */
    readonly id: string;
    readonly name: string;
    /** The scene's words. */
    readonly caption: string;
    /** How long it stands. */
    readonly seconds: number;
  }[];
  /** What each scene shows, by its id. Slots. */
  readonly pictures: Readonly<Record<string, ReactNode>>;
  readonly words: TourWords;
  /** Heads the tour in words. */
  readonly transcriptHeading: string;
  /** The way back to the site, out of the frame. */
  readonly home: { readonly label: string; readonly href: string };
}

/** The tour at one moment: a scene with its caption, the controls, and all of it in words below. */
export function DemoTourView(props: DemoTourProps & Tour) {
  const { heading, scenes, pictures, words, transcriptHeading, home, ...tour } = props;
  const seconds = scenes.map((scene) => scene.seconds);
  const current = sceneAt(seconds, tour.elapsed);
  const half = (startOf(seconds, current) + startOf(seconds, current + 1)) / 2;
  const player = useCamera(current, tour.isPlaying && tour.elapsed > half);
  const go = (scene: number): void => {
    tour.onGo(scene);
    window.scrollTo(0, 0);
  };
  return (
    <div className={styles.root}>
      <div ref={player} className={styles.player}>
        <div className={styles.head}>
          <Heading level={1} size="body" id="demo-tour">
            {heading}
          </Heading>
          <p className={styles.clock}>
            {clock(tour.elapsed)} / {clock(startOf(seconds, scenes.length))}
          </p>
        </div>
        {/* Every scene is in the page: without a script they stand below each other. */}
        <ol className={styles.scenes} data-started={tour.elapsed > 0}>
          {scenes.map(({ id, name, caption }, index) => (
            <li
              key={id}
              id={id}
              className={styles.scene}
              data-state={index === current ? 'current' : 'waiting'}
            >
              <div className={styles.words}>
                <p className={styles.number}>
                  {index + 1} / {scenes.length}
                </p>
                <h2 className={styles.name}>{name}</h2>
                <p className={styles.caption}>{caption}</p>
              </div>
              <div className={styles.picture}>{pictures[id]}</div>
            </li>
          ))}
        </ol>
        <TourControls
          {...tour}
          onGo={go}
          seconds={seconds}
          current={current}
          sceneName={scenes[current]?.name ?? ''}
          words={words}
        />
      </div>
      <div className={styles.transcript}>
        <div className={styles.inWords}>
          <Heading level={2} size="h3">
            {transcriptHeading}
          </Heading>
          <ol className={styles.entries}>
            {scenes.map(({ id, name, caption }, index) => (
              <li key={id} className={styles.entry}>
                <span className={styles.clock}>{clock(startOf(seconds, index))}</span>
                <div>
                  <a
                    href={`#${id}`}
                    className={styles.jump}
                    aria-current={index === current ? 'step' : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      go(index);
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
        <a href={home.href} target="_top" className={styles.home}>
          {home.label}
        </a>
      </div>
    </div>
  );
}
