import type { ReactNode } from 'react';
import type { PictureRef } from '../../../approved.ts';
import type { Finding } from '../../../findings.ts';
import type { PictureView, Zoom } from './usePictureView.ts';
import * as styles from './Viewer.css.ts';

const widthOf = (width: number, zoom: Zoom) =>
  zoom === 'fit' ? { width, maxWidth: '100%' } : { width: zoom === 'triple' ? width * 3 : width };

/** Shows the middle of a frame in its pane, or its start where it is larger than the pane. */
function reveal(frame: HTMLElement | null): void {
  const pane = frame?.closest('section');
  if (!frame || !pane) return;
  pane.scrollLeft = frame.offsetLeft - Math.max(0, pane.clientWidth - frame.offsetWidth) / 2;
  pane.scrollTop = frame.offsetTop - Math.max(0, pane.clientHeight - frame.offsetHeight) / 2;
}

interface PaneProps {
  readonly label: string;
  /** Size of what it holds. */
  readonly size: Omit<PictureRef, 'picture'>;
  readonly finding: Finding;
  readonly view: PictureView;
  readonly children: ReactNode;
}

/** A window onto a picture with a frame around the changed region; all panes scroll as one. */
export function Pane({ label, size, finding, view, children }: PaneProps) {
  const region = finding.change?.regions[view.regionIndex];
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return (
    <section
      aria-label={label}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so keys must reach it.
      tabIndex={0}
      className={styles.pane}
      onScroll={({ currentTarget: { scrollLeft, scrollTop, parentElement } }) => {
        for (const other of parentElement?.children ?? []) other.scrollTo(scrollLeft, scrollTop);
      }}
    >
      <span className={styles.label}>{label}</span>
      <div className={styles.sheet} style={widthOf(size.width, view.zoom)}>
        {children}
        {region && (
          <span
            key={`${finding.id} ${view.regionIndex} ${view.zoom} ${view.view}`}
            ref={reveal}
            aria-hidden="true"
            className={styles.frame}
            style={{
              insetInlineStart: percent(region.x, size.width),
              insetBlockStart: percent(region.y, size.height),
              width: percent(region.width, size.width),
              height: percent(region.height, size.height),
            }}
          />
        )}
      </div>
    </section>
  );
}
