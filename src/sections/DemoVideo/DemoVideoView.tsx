import { useEffect, useRef } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { DemoPoster, type DemoPosterProps } from './DemoPoster.tsx';
import * as styles from './DemoVideo.css.ts';
import type { DemoFrame } from './useDemoFrame.ts';

export interface DemoVideoProps {
  readonly heading: string;
  readonly lead: string;
  readonly frame: {
    /** Address that the frame loads when play is pressed. */
    readonly src: string;
    /** What the frame holds, for people who hear its name. */
    readonly title: string;
    /** `page` is a page of this site, as tall as the window allows. */
    readonly shape: 'page' | 'film';
  };
  readonly poster: Omit<DemoPosterProps, 'link' | 'onPlay'>;
  /** Said and shown while the frame loads. */
  readonly loading: string;
  readonly link: DemoPosterProps['link'];
}

/** The demo in one of its states. */
export function DemoVideoView(props: DemoVideoProps & DemoFrame) {
  const { frame, state, onPlay, onLoad } = props;
  const element = useRef<HTMLIFrameElement>(null);
  const isWanted = state !== 'poster';

  useEffect(() => {
    if (!isWanted) return;
    // The pressed button is gone; the keyboard goes on where the demo is, and all of it is in view.
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);

  return (
    <Band tone="sunken" labelledBy="demo-video">
      <Stack gap={8}>
        <div className={styles.words}>
          <Heading level={2} id="demo-video">
            {props.heading}
          </Heading>
          <Text tone="muted">{props.lead}</Text>
        </div>
        <div
          className={styles.stage[isWanted ? frame.shape : 'poster']}
          aria-busy={state === 'loading'}
        >
          {isWanted ? (
            // The frame is our own page, or a film host that needs its scripts and its own origin:
            // with both allowed a sandbox holds nothing back, and browsers complain of it.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            <iframe
              ref={element}
              src={props.src}
              title={frame.title}
              allow="fullscreen"
              className={styles.frame}
              onLoad={onLoad}
            />
          ) : (
            <DemoPoster {...props.poster} link={props.link} onPlay={onPlay} />
          )}
          {state === 'loading' && (
            <p className={styles.loading}>
              <span className={styles.spinner} />
              {props.loading}
            </p>
          )}
        </div>
      </Stack>
    </Band>
  );
}
