import { root } from './Icon.css.ts';

const paths = {
  arrow: 'M3 8h10M9 4l4 4-4 4',
  check: 'M3 8.5l3.2 3.2L13 4.6',
  chevron: 'M4 6l4 4 4-4',
  close: 'M4 4l8 8M12 4l-8 8',
  copy: 'M6 5.5V3h7v7h-2.5M3 6h7v7H3z',
  download: 'M8 3v7M5 7l3 3 3-3M3 13h10',
  external: 'M6 4H3.5v8.5H12V10M9 3h4v4M13 3L7.5 8.5',
  menu: 'M2.5 5h11M2.5 11h11',
  next: 'M6 4l4 4-4 4',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  play: 'M5 3.5l7 4.5-7 4.5z',
  previous: 'M10 4l-4 4 4 4',
  restart: 'M4 5a5 5 0 1 1-1 4M4 2v3h3',
} as const;

export type IconName = keyof typeof paths;

/** Names of all icons, in alphabetical order. */
export const iconNames = /* @__PURE__ */ Object.keys(paths) as readonly IconName[];

/** A line icon on a grid of 16 units, as tall as the text beside it. Decorative: hidden from screen readers. */
export function Icon({
  name,
}: {
  /** Which icon to draw. */
  readonly name: IconName;
}) {
  return (
    <svg
      aria-hidden="true"
      width="1em"
      height="1em"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={root}
    >
      <path d={paths[name]} />
    </svg>
  );
}
