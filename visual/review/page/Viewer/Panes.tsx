import { type ReactNode, useState } from 'react';
import type { PictureRef } from '../../../approved.ts';
import type { Finding } from '../../../findings.ts';
import { addressOf } from '../../model.ts';
import * as styles from './Viewer.css.ts';

/** The ways to look at two pictures. */
export const views = {
  beside: 'Beside',
  slider: 'Slider',
  blink: 'Blink',
  difference: 'Difference',
} as const;

/** The sizes to look at the pictures in. */
export const zooms = { fit: 'Fit', actual: '100 %', triple: '300 %' } as const;

/** How pictures are looked at. */
export interface PictureView {
  readonly view: keyof typeof views;
  readonly zoom: keyof typeof zooms;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** Scrolls a pane to a frame, and leaves 96 px visible above the frame and before it. */
const reveal = (frame: HTMLElement | null): void =>
  frame?.closest('section')?.scrollTo(frame.offsetLeft - 96, frame.offsetTop - 96);

interface PanesProps extends PictureView {
  readonly finding: Finding;
}

/** The pictures of a finding, beside or over each other, with frames around changes; all panes scroll as one. */
export function Panes({ finding: { id, before, after, regions }, view, zoom }: PanesProps) {
  const [share, setShare] = useState(50);
  const width = Math.max(before?.width ?? 0, after?.width ?? 0);
  const height = Math.max(before?.height ?? 0, after?.height ?? 0);
  const pane = (label: string, children: ReactNode) => (
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
      <div
        className={zoom === 'fit' ? styles.fitting : styles.sheet}
        style={{ width: zoom === 'triple' ? 3 * width : width }}
      >
        {children}
        {regions.map((region, index) => (
          <span
            key={`${id} ${region.y} ${zoom} ${view}`}
            ref={index === 0 ? reveal : undefined}
            aria-hidden="true"
            className={styles.frame}
            style={{
              insetInlineStart: percent(region.x, width),
              insetBlockStart: percent(region.y, height),
              width: percent(region.width, width),
              height: percent(region.height, height),
            }}
          />
        ))}
      </div>
    </section>
  );
  const image = ({ picture, width: wide, height: high }: PictureRef, alt: string) => (
    <img
      src={addressOf(picture)}
      alt={alt}
      width={wide}
      height={high}
      className={styles.picture}
      style={{ width: percent(wide, width) }}
    />
  );
  const approved = before && image(before, 'Approved picture');
  const taken = after && image(after, 'Picture taken now');
  if (!before || !after) return pane(before ? 'Approved' : 'Now', approved ?? taken);
  if (view === 'beside' || view === 'blink')
    return (
      <div className={view === 'beside' ? styles.beside : styles.blink}>
        {pane('Approved', approved)}
        {pane('Now', taken)}
      </div>
    );
  const isSlider = view === 'slider';
  return (
    <>
      {pane(
        isSlider ? 'Approved, and now from the right' : 'Dark where both differ',
        <div className={isSlider ? undefined : styles.difference}>
          {approved}
          <div
            className={styles.cover}
            style={isSlider ? { clipPath: `inset(0 0 0 ${share}%)` } : undefined}
          >
            {taken}
          </div>
        </div>,
      )}
      {isSlider && (
        <input
          type="range"
          aria-label="Where the approved picture ends"
          className={styles.slider}
          value={share}
          onChange={(event) => setShare(Number(event.currentTarget.value))}
        />
      )}
    </>
  );
}
