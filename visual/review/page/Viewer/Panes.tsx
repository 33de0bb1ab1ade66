import { type ReactNode, useState } from 'react';
import type { PictureRef } from '../../../approved.ts';
import type { Finding } from '../../../findings.ts';
import { Pane } from './Pane.tsx';
import { addressOf, Picture } from './Picture.tsx';
import type { PictureView } from './usePictureView.ts';
import * as styles from './Viewer.css.ts';

interface PanesProps {
  readonly finding: Finding;
  readonly view: PictureView;
}

/** The pictures of a finding, laid beside or over each other. */
export function Panes({ finding, view }: PanesProps) {
  const [share, setShare] = useState(50);
  const { before, after } = finding;
  const pane = (label: string, size: Omit<PictureRef, 'picture'>, children: ReactNode) => (
    <Pane finding={finding} view={view} label={label} size={size}>
      {children}
    </Pane>
  );
  const image = ({ picture, ...size }: PictureRef, alt: string) => (
    <Picture src={addressOf(picture)} alt={alt} {...size} className={styles.picture} />
  );
  const approved = before && image(before, 'Approved picture');
  const taken = after && image(after, 'Picture taken now');
  const approvedPane = before && pane('Approved', before, approved);
  const takenPane = after && pane('Now', after, taken);
  if (!before || !after) return approvedPane ?? takenPane;
  const size = {
    width: Math.max(before.width, after.width),
    height: Math.max(before.height, after.height),
  };
  switch (view.view) {
    case 'beside':
      return (
        <div className={styles.beside}>
          {approvedPane}
          {takenPane}
        </div>
      );
    case 'blink':
      return view.isAfter ? takenPane : approvedPane;
    case 'difference':
      return pane(
        'Blue moved, orange changed differently',
        size,
        <Picture
          src={`differences/${before.picture}-${after.picture}.webp`}
          alt="Drawing of what differs: blue moved, orange was drawn differently"
          {...size}
          className={styles.picture}
        />,
      );
    default:
      // 'slider'
      return (
        <>
          {pane(
            'Approved, and now from the right',
            size,
            <>
              {approved}
              <div className={styles.cover} style={{ clipPath: `inset(0 0 0 ${share}%)` }}>
                {taken}
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
  }
}
