import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './TourControls.css.ts';
import { startOf, type Tour } from './useTour.ts';

export interface TourWords {
  readonly play: string;
  readonly pause: string;
  /** Replaces `play` once the tour is over. */
  readonly playAgain: string;
  /** Replaces `play` under reduced motion, where nothing plays by itself. */
  readonly startAgain: string;
  readonly previous: string;
  readonly next: string;
  /** Number of a scene; `{number}` and `{count}` are filled in. */
  readonly scene: string;
  /** Shown under reduced motion: says why the tour does not play by itself. */
  readonly still: string;
  /** Announced when the tour pauses; `first` when there is no scene before, and `over` at the end. */
  readonly paused: string;
  readonly first: string;
  readonly over: string;
}

interface TourControlsProps extends Tour {
  readonly seconds: readonly number[];
  /** Index of the current scene; the number of scenes once the tour is over. */
  readonly current: number;
  /** The words of the controls. */
  readonly words: TourWords;
  /** Whether the first button takes over the focus of the poster's button. Default false. */
  readonly isInline?: boolean;
}

/** Progress bar and buttons. Under reduced motion nothing plays: visitors step from scene to scene. */
export function TourControls(props: TourControlsProps) {
  const { elapsed, isStill, seconds, current, words, onGo, isInline = false } = props;
  const buttons = useRef<HTMLDivElement>(null);
  const total = startOf(seconds, seconds.length);
  // Under reduced motion the bar counts the whole current scene as done.
  const done = isStill ? startOf(seconds, Math.min(current + 1, seconds.length)) : elapsed;

  // A layout effect moves the focus in the frame that removes the poster's button: if the focus fell back
  // to the page in between, screen readers would read the page.
  useLayoutEffect(() => {
    // Not if the visitor types in a field by now.
    if (isInline && document.activeElement === document.body)
      buttons.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isInline]);

  return (
    <div className={styles.controls}>
      {/* Hidden from screen readers: each scene says its number in words. */}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${total} 10`}
        preserveAspectRatio="none"
        className={styles.bar}
      >
        <rect width={total} height="10" className={styles.track} />
        <rect width={done} height="10" className={styles.done} />
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
      <div ref={buttons} className={styles.buttons}>
        <PlayButton {...props} isOver={current === seconds.length} />
        <Button tone="quiet" onClick={() => onGo(current - 1)}>
          <Icon name="previous" />
          <span className={styles.buttonWords}>{words.previous}</span>
        </Button>
        <Button tone="quiet" onClick={() => onGo(current + 1)}>
          <span className={styles.buttonWords}>{words.next}</span>
          <Icon name="next" />
        </Button>
        {isStill && <p className={styles.still}>{words.still}</p>}
      </div>
    </div>
  );
}

/** A `Button` at the same place in every state: React keeps its element, so the focus is never lost. */
function PlayButton(props: TourControlsProps & { readonly isOver: boolean }) {
  const { isPlaying, isStill, isOver, words } = props;
  if (isStill || isOver)
    return (
      <Button tone="quiet" onClick={props.onRestart}>
        <Icon name="restart" />
        <span className={isStill ? styles.buttonWords : undefined}>
          {isStill ? words.startAgain : words.playAgain}
        </span>
      </Button>
    );
  return (
    <Button onClick={isPlaying ? props.onPause : props.onPlay}>
      <Icon name={isPlaying ? 'pause' : 'play'} />
      <span>{isPlaying ? words.pause : words.play}</span>
    </Button>
  );
}
