import { use, useState } from 'react';
import { SourcesContext } from '../sources.ts';
import { Pane, type PaneProps, Picture } from './Pane.tsx';
import * as styles from './Viewer.css.ts';

const approved = 'Approved picture';
const taken = 'Picture taken now';

/** The pictures of a finding, laid beside or over each other. */
export function Panes({ finding, view }: Pick<PaneProps, 'finding' | 'view'>) {
  const sources = use(SourcesContext);
  const [share, setShare] = useState(50);
  const { before, after } = finding;
  const one = after ?? before;
  if (!one) return <p className={styles.missing}>{finding.message}</p>;
  const pane = { finding, view };
  if (!before || !after || view.view === 'blink') {
    const shown = before && after ? (view.isAfter ? after : before) : one;
    return (
      <div className={styles.panes}>
        <Pane {...pane} size={shown} label={shown === before ? 'Approved' : 'Now'}>
          <Picture picture={shown} alt={shown === before ? approved : taken} />
        </Pane>
      </div>
    );
  }
  const size = {
    width: Math.max(before.width, after.width),
    height: Math.max(before.height, after.height),
  };
  if (view.view === 'difference')
    return (
      <div className={styles.panes}>
        <Pane {...pane} size={size} label="Blue moved, orange changed differently">
          <img
            src={sources.difference(before.hash, after.hash)}
            alt="Drawing of what differs: blue moved, orange was drawn differently"
            width={size.width}
            height={size.height}
            className={styles.picture}
          />
        </Pane>
      </div>
    );
  if (view.view === 'slider')
    return (
      <div className={styles.panes}>
        <Pane {...pane} size={size} label="Approved, and now from the right">
          <Picture picture={before} alt={approved} />
          <div className={styles.cover} style={{ clipPath: `inset(0 0 0 ${share}%)` }}>
            <Picture picture={after} alt={taken} />
          </div>
        </Pane>
        <input
          type="range"
          aria-label="Where the approved picture ends"
          aria-valuetext={`${share} percent`}
          className={styles.slider}
          value={share}
          onChange={(event) => setShare(Number(event.currentTarget.value))}
        />
      </div>
    );
  return (
    <div className={`${styles.panes} ${styles.beside}`}>
      <Pane {...pane} size={before} label="Approved">
        <Picture picture={before} alt={approved} />
      </Pane>
      <Pane {...pane} size={after} label="Now">
        <Picture picture={after} alt={taken} />
      </Pane>
    </div>
  );
}
