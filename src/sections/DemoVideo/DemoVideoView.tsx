import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { DemoPoster, type DemoPosterProps } from './DemoPoster.tsx';
import * as styles from './DemoVideo.css.ts';
import type { Demo } from './useDemo.ts';

export interface DemoVideoProps {
  /** The headline of the section. */
  readonly heading: string;
  /** The paragraph below the headline. */
  readonly lead: string;
  /** Introduction of a page about the demo; heading and lead are then below the demo. Slot. Default: none. */
  readonly intro?: ReactNode;
  /** A film at another host. Default: the site's own tour. */
  readonly film?: {
    /** Address that its frame loads when play is pressed. */
    readonly src: string;
    /** Accessible name of the frame: says what the frame holds. */
    readonly title: string;
  };
  /** Fetches the site's own tour when play is pressed. */
  readonly loadTour: () => Promise<ComponentType>;
  /** What is shown in the demo's place until play is pressed. */
  readonly poster: Omit<DemoPosterProps, 'link' | 'onPlay'>;
  /** Said and shown while the demo loads. */
  readonly loading: string;
  /** Link to the demo's own page: shown without scripts, and opened when the tour cannot be fetched. */
  readonly link: DemoPosterProps['link'];
}

/** The demo in one of its states. */
export function DemoVideoView(props: DemoVideoProps & Demo) {
  const { intro, film, state, Tour, onPlay, onLoad } = props;
  const element = useRef<HTMLIFrameElement>(null);
  const isFilm = film !== undefined && state !== 'poster';

  useEffect(() => {
    if (!isFilm) return;
    // The pressed button is gone, so the film takes the focus; then the whole film is scrolled into view.
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [isFilm]);

  return (
    <Band
      tone="sunken"
      {...(intro === undefined ? { labelledBy: 'demo-video' } : { pad: 'opening' })}
    >
      <Stack gap={intro === undefined ? 8 : 6}>
        {intro}
        <div className={styles.words[intro === undefined ? 'above' : 'below']}>
          <Heading level={2} size={intro === undefined ? 'h2' : 'h3'} id="demo-video">
            {props.heading}
          </Heading>
          <Text tone="muted">{props.lead}</Text>
        </div>
        <div className={styles.stage[isFilm ? 'film' : 'tour']} aria-busy={state === 'loading'}>
          {isFilm && (
            // No sandbox: a film host needs its scripts and its own origin, and a sandbox that allows
            // both restricts nothing, which browsers warn about.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            <iframe
              ref={element}
              src={film.src}
              title={film.title}
              allow="fullscreen"
              className={styles.frame}
              onLoad={onLoad}
            />
          )}
          {Tour !== undefined && <Tour />}
          {!isFilm && Tour === undefined && (
            <DemoPoster
              {...props.poster}
              play={state === 'loading' ? props.loading : props.poster.play}
              link={props.link}
              onPlay={onPlay}
            />
          )}
          {isFilm && state === 'loading' && (
            <p className={styles.loading}>
              <span className={styles.spinner} />
              <span>{props.loading}</span>
            </p>
          )}
        </div>
      </Stack>
    </Band>
  );
}
