import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './TourControls.css.ts';
import { clock, startOf, type Tour } from './useTour.ts';

export interface TourWords {
  readonly play: string;
  readonly pause: string;
  readonly restart: string;
  readonly previous: string;
  readonly next: string;
  /** Names the progress bar. */
  readonly progress: string;
  /** Says why the tour does not go on by itself. */
  readonly still: string;
}

interface TourControlsProps extends Tour {
  readonly seconds: readonly number[];
  /** Place of the scene on show. */
  readonly current: number;
  readonly sceneName: string;
  readonly words: TourWords;
}

/** Progress, and the buttons that move it. Under reduced motion there is nothing to play: one steps. */
export function TourControls(props: TourControlsProps) {
  const { elapsed, isPlaying, isStill, seconds, current, sceneName, words } = props;
  const total = startOf(seconds, seconds.length);
  return (
    <div className={styles.controls}>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={total / 1000}
        aria-valuenow={Math.floor(elapsed / 1000)}
        aria-valuetext={`${sceneName}, ${clock(elapsed)} / ${clock(total)}`}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${total} 10`}
          preserveAspectRatio="none"
          className={styles.bar}
        >
          <rect width={total} height="10" className={styles.track} />
          <rect width={elapsed} height="10" className={styles.done} />
          {seconds.slice(1).map((_, index) => (
            <path
              // The scenes' order never changes while the tour is on the page.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              d={`M${startOf(seconds, index + 1)} 0v10`}
              className={styles.cut}
            />
          ))}
        </svg>
      </div>
      <div className={styles.buttons}>
        {!isStill && (
          <Button onClick={isPlaying ? props.onPause : props.onPlay}>
            <Icon name={isPlaying ? 'pause' : 'play'} />
            {isPlaying ? words.pause : words.play}
          </Button>
        )}
        <Button tone="quiet" onClick={() => props.onGo(current - 1)}>
          <Icon name="previous" />
          <span className={styles.buttonWords}>{words.previous}</span>
        </Button>
        <Button tone="quiet" onClick={() => props.onGo(current + 1)}>
          <span className={styles.buttonWords}>{words.next}</span>
          <Icon name="next" />
        </Button>
        <Button tone="quiet" onClick={props.onRestart}>
          <Icon name="restart" />
          <span className={styles.buttonWords}>{words.restart}</span>
        </Button>
        {isStill && <p className={styles.still}>{words.still}</p>}
      </div>
    </div>
  );
}
