import type { Mode } from './mode.ts';

const narrow = { width: 320, height: 640 };
const phone = { width: 375, height: 812 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };

/**
 * Every condition that a story is looked at in: viewports, display preferences, print, hover, focus,
 * and moments of motion. Storybook's toolbar, our own pictures and Chromatic all read this list.
 */
export const modes = {
  desktop: { viewport: desktop, texts: true },
  tablet: { viewport: tablet },
  phone: { viewport: phone, texts: true },
  // As narrow as a page becomes at 400 % zoom.
  narrow: { viewport: narrow },
  'large-phone': { viewport: { width: 414, height: 896 } },
  // The last pixel before the tablet's layout.
  'below-tablet': { viewport: { width: 767, height: 1024 } },
  laptop: { viewport: { width: 1440, height: 900 } },
  wide: { viewport: { width: 1680, height: 1050 } },
  'text-200': { viewport: desktop, textSize: 200 },
  'forced-colors': { viewport: desktop, forcedColors: 'active' },
  'more-contrast': { viewport: desktop, contrast: 'more' },
  'reduced-motion': { viewport: desktop, motion: 'reduced' },
  inverse: { viewport: desktop, attributes: { 'data-ground': 'inverse' } },
  dark: { viewport: desktop, attributes: { 'data-theme': 'dark' } },
  'dark-phone': { viewport: phone, attributes: { 'data-theme': 'dark' } },
  print: { viewport: desktop, media: 'print' },
  hover: { viewport: desktop, state: 'hover' },
  focus: { viewport: desktop, state: 'focus' },
  // Every control at once: one picture shows the states of a whole header.
  'all-hover': { viewport: desktop, state: 'all-hover' },
  'all-focus': { viewport: desktop, state: 'all-focus' },
  'frame-0': { viewport: desktop, frame: 0 },
  'frame-50': { viewport: desktop, frame: 50 },
  'frame-100': { viewport: desktop, frame: 100 },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** Three moments of a motion. */
export const frames: readonly ModeName[] = ['frame-0', 'frame-50', 'frame-100'];

const pageModes: readonly ModeName[] = ['desktop', 'tablet', 'phone', 'dark', 'dark-phone'];
const primitiveModes: readonly ModeName[] = [
  'desktop',
  'phone',
  'forced-colors',
  'inverse',
  'dark',
];
/** What sections, forms and layout are tried in; a story adds to it: `[...ordinary, 'print']`. */
export const ordinary: readonly ModeName[] = [
  'desktop',
  'tablet',
  'phone',
  'narrow',
  'text-200',
  'forced-colors',
  'all-hover',
  'all-focus',
];
/** A drawing has no control, and is part of sections that are tried in every window. */
const drawnModes: readonly ModeName[] = ['desktop', 'phone', 'narrow', 'forced-colors'];
const stateModes: readonly ModeName[] = ['desktop', 'phone'];
/** Controls have edges and marks that forced colors may remove. */
const operatedModes: readonly ModeName[] = ['desktop', 'phone', 'forced-colors'];

/** Extreme copy tries the layout, not the colors: the widest and the narrowest window are enough. */
const extremeModes: readonly ModeName[] = ['desktop', 'narrow'];
const extremes = /--(?:long-content|unbroken-word)$/;

/** Whether a story differs from others in its copy alone: the longest, or a word that cannot break. */
export const isExtreme = (storyId: string): boolean => extremes.test(storyId);

/** The modes of a story that asks for none, by its id: what can differ for its kind. */
export function defaultModesOf(storyId: string): readonly ModeName[] {
  if (storyId.endsWith('--docs')) return ['desktop'];
  if (storyId.startsWith('pages-')) return pageModes;
  if (storyId.startsWith('foundations-')) return ['desktop', 'phone'];
  if (isExtreme(storyId)) return extremeModes;
  // Only the default story is tried at every width and pointer state; the others differ in content.
  if (!storyId.endsWith('--default'))
    return /^(?:primitives|forms|layout)-/.test(storyId) ? operatedModes : stateModes;
  if (storyId.startsWith('primitives-')) return primitiveModes;
  return storyId.startsWith('illustrations-') ? drawnModes : ordinary;
}

/** Whether a mode is a window and nothing else: texts are taken beside a picture that stays the same. */
export const isWindow = ({ viewport: _viewport, texts: _texts, ...rest }: Mode): boolean =>
  Object.keys(rest).length === 0;

/** Every mode that is a window alone, narrowest first, as Storybook's viewport menu wants it. */
export const viewportOptions = Object.fromEntries(
  Object.entries<Mode>(modes)
    .filter(([, mode]) => isWindow(mode))
    .map(([name, { viewport }]) => ({ name, ...viewport }))
    .toSorted((one, other) => one.width - other.width)
    .map(({ name, width, height }) => {
      const type = width < 768 ? 'mobile' : width < 1280 ? 'tablet' : 'desktop';
      const styles = { width: `${width}px`, height: `${height}px` };
      return [name, { name: `${name}, ${width}`, styles, type }] as const;
    }),
);
