import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './TourControls.css.ts';
import { startOf, type Tour } from './useTour.ts';

export interface TourWords {
  readonly play: string;
  readonly pause: string;
  /** Takes the index of `play` once the tour is over. */
  readonly playAgain: string;
  /** The same where nothing plays by itself. */
  readonly startAgain: string;
  readonly previous: string;
  readonly next: string;
  /** The index of a scene: `{number}` and `{count}` are filled in. */
  readonly scene: string;
  /** Says why the tour does not go on by itself. */
  readonly still: string;
  /** Spoken when it pauses, when there is no scene before, and at the end. */
  readonly paused: string;
  readonly first: string;
  readonly over: string;
}

interface TourControlsProps extends Tour {
  readonly seconds: readonly number[];
  /** Place of the scene on show; the number of scenes at the end. */
  readonly current: number;
  /** The words of the controls. */
  readonly words: TourWords;
  /** Takes the focus that the poster's button had. Default false. */
  readonly isInline?: boolean;
}

/** Progress, and the buttons that move it. Under reduced motion there is nothing to play: one steps. */
export function TourControls(props: TourControlsProps) {
  const { elapsed, isStill, seconds, current, words, onGo, isInline = false } = props;
  const buttons = useRef<HTMLDivElement>(null);
  const total = startOf(seconds, seconds.length);
  // Stepped through, a scene is marked whole.
  const done = isStill ? startOf(seconds, Math.min(current + 1, seconds.length)) : elapsed;

  // In the frame that takes the button away: a focus that goes by way of the page is read aloud.
  useLayoutEffect(() => {
    if (isInline) buttons.current?.querySelector('button')?.focus({ preventScroll: true });
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

/** One button in every state, so that the focus is never lost. */
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
