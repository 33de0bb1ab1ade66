import { type ReactNode, use, useEffect, useRef } from 'react';
import { JoinedContext } from '../../forms/Joined.ts';
import {
  type Evidence,
  EvidenceReceipt,
  type EvidenceWords,
} from '../../illustrations/EvidenceReceipt/EvidenceReceipt.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './DemoTour.css.ts';
import { sceneNumber } from './sceneNumber.ts';
import { TourControls, type TourWords } from './TourControls.tsx';
import { TourInWords } from './TourInWords.tsx';
import { type SceneId, type TourFile, TourPicture } from './TourPicture.tsx';
import { cuesPassed, clock, sceneAt, startOf, type Tour } from './useTour.ts';

export interface DemoTourProps {
  /** The headline of the section. */
  readonly heading: string;
  /** The scenes in their order: what happens, and what is shown. */
  readonly scenes: readonly {
    /** Also its fragment on the page. */
    readonly id: SceneId;
    readonly name: string;
    /** The scene's words, twelve at most. */
    readonly caption: string;
    /** How long the scene is shown. */
    readonly seconds: number;
    /** Seconds after the scene's start at which something is filled in. */
    readonly cues: readonly number[];
  }[];
  /** The file that the scenes fill in. */
  readonly file: TourFile;
  /** What the tour ends with, above its form. */
  readonly end: {
    readonly heading: string;
    readonly text: string;
    /** Replaces heading and text for visitors who have joined. */
    readonly joined: { readonly heading: string; readonly text: string };
    /** Shown beside the form, except on a phone. */
    readonly receipt: Evidence & { readonly words: EvidenceWords };
  };
  /** The waitlist's form of one field. Slot. */
  readonly form: ReactNode;
  /** The words of the controls. */
  readonly words: TourWords;
  /** Heading of the tour in words. */
  readonly transcriptHeading: string;
  /** Link back to the site, shown when the tour is a page of its own. */
  readonly home: { readonly label: string; readonly href: string };
  /** Whether the tour replaces its poster: it then plays at once and takes the focus. Default false. */
  readonly isInline?: boolean;
}

/** The tour at one moment: a scene with its caption, the controls, and the whole tour in words below. */
export function DemoTourView(props: DemoTourProps & Tour) {
  const { heading, scenes, file, end, form, words, transcriptHeading, home } = props;
  const { elapsed, isInline = false } = props;
  const { hasJoined } = use(JoinedContext);
  const ending = hasJoined ? end.joined : end;
  const player = useRef<HTMLDivElement>(null);
  const Name = isInline ? 'h4' : 'h2';
  const seconds = scenes.map((scene) => scene.seconds);
  const current = sceneAt(seconds, elapsed);
  const stateOf = (index: number) => (index === current ? 'current' : 'waiting');
  const go = (scene: number): void => {
    props.onGo(scene);
    player.current?.scrollIntoView({ block: 'nearest' });
  };

  useEffect(() => {
    // The controls have the focus unless the visitor has gone on to something else meanwhile.
    if (isInline && player.current?.contains(document.activeElement))
      player.current.scrollIntoView({ block: 'nearest' });
  }, [isInline]);

  return (
    <div className={styles.root}>
      <div ref={player} className={styles.player[isInline ? 'inline' : 'page']}>
        <div className={styles.head}>
          <Heading level={isInline ? 3 : 1} size="body" id="demo-tour">
            {heading}
          </Heading>
          <p aria-hidden="true" className={styles.clock}>
            {`${clock(elapsed)} / ${clock(startOf(seconds, scenes.length))}`}
          </p>
        </div>
        {/* Every scene is rendered, because without scripts all are shown below each other. */}
        <div className={styles.scenes}>
          {scenes.map(({ id, name, caption, cues }, index) => {
            const since = index === current ? elapsed - startOf(seconds, index) : Infinity;
            return (
              <div key={id} id={id} className={styles.scene} data-state={stateOf(index)}>
                <div className={styles.title}>
                  <p className={styles.number}>{sceneNumber(words.scene, index, scenes.length)}</p>
                  <Name className={styles.name}>{name}</Name>
                </div>
                <div className={styles.picture}>
                  <TourPicture file={file} scene={id} cue={cuesPassed(cues, since, props)} />
                </div>
                <p className={styles.caption}>{caption}</p>
              </div>
            );
          })}
          <div className={styles.end} data-state={stateOf(scenes.length)}>
            <div className={styles.invitation}>
              <Heading level={isInline ? 4 : 2} size="h2" id="demo-end">
                {ending.heading}
              </Heading>
              <Text tone="muted">{ending.text}</Text>
              {form}
            </div>
            <div className={styles.receipt}>
              <EvidenceReceipt {...end.receipt} isFed />
            </div>
          </div>
        </div>
        <TourControls {...props} onGo={go} seconds={seconds} current={current} />
      </div>
      {!isInline && (
        <div className={styles.transcript}>
          <TourInWords heading={transcriptHeading} scenes={scenes} current={current} onGo={go} />
          <a href={home.href} className={styles.home}>
            {home.label}
          </a>
        </div>
      )}
    </div>
  );
}
