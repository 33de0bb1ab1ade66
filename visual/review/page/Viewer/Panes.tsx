import { type ReactNode, use, useState } from 'react';
import type { Finding, PictureRef } from '../../../findings.ts';
import { SourcesContext } from '../sources.ts';
import { Pane, Picture } from './Pane.tsx';
import type { PictureView } from './usePictureView.ts';
import * as styles from './Viewer.css.ts';

const approved = 'Approved picture';
const taken = 'Picture taken now';

interface PanesProps {
  readonly finding: Finding;
  readonly view: PictureView;
}

/** The pictures of a finding, laid beside or over each other. */
export function Panes({ finding, view }: PanesProps) {
  const sources = use(SourcesContext);
  const [share, setShare] = useState(50);
  const { before, after } = finding;
  const one = after ?? before;
  if (!one) return <p className={styles.missing}>{finding.message}</p>;
  const pane = (label: string, size: Omit<PictureRef, 'hash'>, children: ReactNode) => (
    <Pane finding={finding} view={view} label={label} size={size}>
      {children}
    </Pane>
  );
  const alone = (picture: PictureRef) =>
    picture === before
      ? pane('Approved', picture, <Picture picture={picture} alt={approved} />)
      : pane('Now', picture, <Picture picture={picture} alt={taken} />);
  if (!before || !after) return alone(one);
  if (view.view === 'blink') return alone(view.isAfter ? after : before);
  const size = {
    width: Math.max(before.width, after.width),
    height: Math.max(before.height, after.height),
  };
  if (view.view === 'difference')
    return pane(
      'Blue moved, orange changed differently',
      size,
      <img
        src={sources.difference(before.hash, after.hash)}
        alt="Drawing of what differs: blue moved, orange was drawn differently"
        {...size}
        className={styles.picture}
      />,
    );
  if (view.view === 'slider')
    return (
      <>
        {pane(
          'Approved, and now from the right',
          size,
          <>
            <Picture picture={before} alt={approved} />
            <div className={styles.cover} style={{ clipPath: `inset(0 0 0 ${share}%)` }}>
              <Picture picture={after} alt={taken} />
            </div>
          </>,
        )}
        <input
          type="range"
          aria-label="Where the approved picture ends"
          aria-valuetext={`${share} percent`}
          className={styles.slider}
          value={share}
          onChange={(event) => setShare(Number(event.currentTarget.value))}
        />
      </>
    );
  return (
    <div className={styles.beside}>
      {alone(before)}
      {alone(after)}
    </div>
  );
}
