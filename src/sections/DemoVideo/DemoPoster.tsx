import {
  PrintedScores,
  type PrintedScoresProps,
} from '../../illustrations/FilePage/PrintedScores.tsx';
import { keepTogether } from '../../primitives/Heading/keepTogether.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { ArrowLink } from '../../primitives/Link/TextLink.tsx';
import * as styles from './DemoPoster.css.ts';

export interface DemoPosterProps {
  /** The button's words. */
  readonly play: string;
  /** Says what to expect: a silent demo with captions. */
  readonly note: string;
  /** Says that pressing play contacts somebody else. Default: nobody else is contacted. */
  readonly thirdParty?: string;
  /** The demo's largest scene: scores and their receipts. Default: no scene is drawn. */
  readonly scene?: PrintedScoresProps;
  /** What the demo shows, in order. May be empty. */
  readonly chapters: readonly {
    readonly name: string;
    /** When the chapter starts, as on a player (m:ss). */
    readonly time: string;
  }[];
  /** Link to the demo, shown instead of the button where no script runs. */
  readonly link: LinkItem;
  /** Called when play is pressed. */
  readonly onPlay: () => void;
}

/** The demo's placeholder until play is pressed: a button above the demo's largest scene, and the chapters. */
export function DemoPoster(props: DemoPosterProps) {
  const { play, note, thirdParty, scene, chapters, link, onPlay } = props;
  return (
    <div className={styles.root}>
      <div className={styles.sheet}>
        <button type="button" className={styles.play} onClick={onPlay} aria-describedby="demo-note">
          <span className={styles.disc}>
            <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={styles.sign}>
              <path d="M8 5.2v13.6a.6.6 0 0 0 .92.5l10.4-6.8a.6.6 0 0 0 0-1L8.92 4.7a.6.6 0 0 0-.92.5z" />
            </svg>
          </span>
          <span className={styles.playWords}>{keepTogether(play)}</span>
        </button>
        <div className={styles.withoutScriptOnly}>
          <ArrowLink to={link.to}>{link.label}</ArrowLink>
        </div>
        {scene !== undefined && (
          <div aria-hidden="true" className={styles.scene}>
            <PrintedScores {...scene} />
          </div>
        )}
      </div>
      <div className={styles.words}>
        {chapters.length > 0 && (
          <ol className={styles.chapters}>
            {chapters.map(({ name, time }) => (
              <li key={time} className={styles.chapter}>
                <span className={styles.time}>{time}</span>
                <p>{name}</p>
              </li>
            ))}
          </ol>
        )}
        <p id="demo-note" className={styles.note}>
          <span>{note}</span>
          {thirdParty !== undefined && (
            <span className={styles.thirdParty}>
              <Icon name="external" />
              <span>{thirdParty}</span>
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
