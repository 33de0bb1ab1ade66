import { type ReactNode, useEffect, useRef } from 'react';
import type { PictureRef } from '../../../approved.ts';
import type { Finding } from '../../../findings.ts';
import type { PictureView, Zoom } from './usePictureView.ts';
import * as styles from './Viewer.css.ts';

const widthOf = (width: number, zoom: Zoom) =>
  zoom === 'fit' ? { width, maxWidth: '100%' } : { width: zoom === 'triple' ? width * 3 : width };

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
  const pane = useRef<HTMLElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const region = finding.change?.regions[view.at];
  const key = `${finding.id} ${view.at} ${view.zoom} ${view.view}`;
  useEffect(() => {
    const [box, mark] = [pane.current, frame.current];
    if (!box || !mark || key === '') return;
    box.scrollLeft = mark.offsetLeft + mark.offsetWidth / 2 - box.clientWidth / 2;
    box.scrollTop = mark.offsetTop + mark.offsetHeight / 2 - box.clientHeight / 2;
  }, [key]);
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return (
    <section
      ref={pane}
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
            ref={frame}
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
