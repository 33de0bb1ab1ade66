import { Icon } from '../../primitives/Icon/Icon.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Sketch } from '../../primitives/Sketch/Sketch.tsx';
import * as styles from './DemoPoster.css.ts';
import { type Chapter, StoryBoard } from './StoryBoard.tsx';

export interface DemoPosterProps {
  /** The button's words. */
  readonly play: string;
  /** What to expect: silent, captions. */
  readonly note: string;
  /** Says that pressing play contacts somebody else. Default: nobody else is contacted. */
  readonly thirdParty?: string;
  /** What the demo shows, in order. May be empty. */
  readonly chapters: readonly Chapter[];
  /** The way to the demo where no script runs; takes the button's place. */
  readonly link: { readonly label: string; readonly to: string };
  readonly onPlay: () => void;
}

/** What stands in the demo's place until it is wanted: a dark screen to press, beside the story board. */
export function DemoPoster({ play, note, thirdParty, chapters, link, onPlay }: DemoPosterProps) {
  const [first] = chapters;
  const kind = first === undefined ? 'film' : 'scenes';
  return (
    <div className={styles.root[kind]}>
      <div className={styles.screen[kind]}>
        {first === undefined ? (
          <EmptyLedger />
        ) : (
          <div className={styles.picture}>
            <Sketch name={first.sketch} />
          </div>
        )}
        <div className={styles.words}>
          {first !== undefined && (
            <div className={styles.bar}>
              {chapters.map(({ time }) => (
                <span key={time} className={styles.part} />
              ))}
            </div>
          )}
          <button
            type="button"
            className={styles.play}
            onClick={onPlay}
            aria-describedby="demo-note"
          >
            <span className={styles.disc}>
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                fill="currentColor"
                className={styles.sign}
              >
                <path d="M8 5.2v13.6a.6.6 0 0 0 .92.5l10.4-6.8a.6.6 0 0 0 0-1L8.92 4.7a.6.6 0 0 0-.92.5z" />
              </svg>
            </span>
            {play}
          </button>
          <div className={styles.withoutScriptOnly}>
            <TextLink to={link.to} icon="arrow">
              {link.label}
            </TextLink>
          </div>
          <p id="demo-note" className={styles.note}>
            {note}
            {thirdParty !== undefined && (
              <span className={styles.thirdParty}>
                <Icon name="external" />
                <span>{thirdParty}</span>
              </span>
            )}
          </p>
        </div>
      </div>
      {first !== undefined && <StoryBoard chapters={chapters} />}
    </div>
  );
}

/** Stands in for the poster of a recording whose scenes are not known. */
function EmptyLedger() {
  return (
    <svg aria-hidden="true" className={styles.rules}>
      {['1%', '33%', '66%', '99%'].map((y) => (
        <line key={y} x2="100%" y1={y} y2={y} />
      ))}
    </svg>
  );
}
