import type { Mode } from './mode.ts';

const narrow = { width: 320, height: 640 };
const phone = { width: 375, height: 812 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };

/**
 * Every condition that a story is looked at in: viewports, display preferences, print, hover and
 * focus. Storybook's toolbar, our own pictures and Chromatic all read this list.
 */
export const modes = {
  desktop: { viewport: desktop },
  tablet: { viewport: tablet },
  phone: { viewport: phone },
  // As narrow as a page becomes at 400 % zoom.
  narrow: { viewport: narrow },
  wide: { viewport: { width: 1680, height: 1050 } },
  'text-200': { viewport: desktop, textSize: 200 },
  'forced-colors': { viewport: desktop, forcedColors: 'active' },
  'more-contrast': { viewport: desktop, contrast: 'more' },
  'reduced-motion': { viewport: desktop, motion: 'reduced' },
  inverse: { viewport: desktop, attributes: { 'data-ground': 'inverse' } },
  dark: { viewport: desktop, attributes: { 'data-theme': 'dark' } },
  print: { viewport: desktop, media: 'print' },
  hover: { viewport: desktop, state: 'hover' },
  focus: { viewport: desktop, state: 'focus' },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** Whether there is a mode of this name. */
export const isMode = (name: string): name is ModeName => Object.hasOwn(modes, name);

/** The layout of a page changes twice, and each theme has its own colors. */
const pageModes: readonly ModeName[] = ['desktop', 'tablet', 'phone', 'dark'];
/** Primitives are where edges and marks can be lost: in forced colors, on the dark ground, in the dark theme. */
const primitiveModes: readonly ModeName[] = ['desktop', 'forced-colors', 'inverse', 'dark'];
/**
 * Modes of a section; a story adds to them: `[...ordinary, 'print']`. The stories of pages cover tablet and
 * dark, those of primitives forced colors, hover and focus.
 */
export const ordinary: readonly ModeName[] = ['desktop', 'phone', 'text-200'];

/** Whether a story differs from others in its copy alone: the longest, or a word that cannot break. */
export const isExtreme = (storyId: string): boolean =>
  /--(?:long-content|unbroken-word)$/.test(storyId);

/** The modes of a story that asks for none: a page's, or those of a component's first story by its folder. */
function defaultModesOf(storyId: string): readonly ModeName[] {
  if (storyId.startsWith('pages-')) return pageModes;
  if (!storyId.endsWith('--default')) return ['desktop'];
  if (storyId.startsWith('primitives-')) return primitiveModes;
  if (storyId.startsWith('illustrations-')) return ['desktop', 'forced-colors'];
  if (storyId.startsWith('sections-')) return ordinary;
  return /^(?:forms|layout)-/.test(storyId) ? [...ordinary, 'forced-colors'] : ['desktop'];
}

/**
 * The modes that a story is pictured in.
 *
 * @param asked - Those that it or its component names. A story with extreme copy has one mode at most: the
 *   one that was named if it was a single one, else desktop (columns) for long copy, and none for a word,
 *   because `storyFaults` finds what is cut, overlaps or widens the page, at 1280 and 320 px.
 */
export function modesOf(storyId: string, asked?: readonly ModeName[]): readonly ModeName[] {
  if (!isExtreme(storyId)) return asked ?? defaultModesOf(storyId);
  if (asked?.length === 1) return asked;
  return storyId.endsWith('--long-content') ? ['desktop'] : [];
}

/** Every mode that sets nothing but a viewport, narrowest first, as Storybook's menu wants it. */
export const viewportOptions = Object.fromEntries(
  Object.entries<Mode>(modes)
    .filter(([, { viewport: _viewport, ...rest }]) => Object.keys(rest).length === 0)
    .map(([name, { viewport }]) => ({ name, ...viewport }))
    .toSorted((one, other) => one.width - other.width)
    .map(({ name, width, height }) => {
      const type = width < 768 ? 'mobile' : width < 1280 ? 'tablet' : 'desktop';
      const styles = { width: `${width}px`, height: `${height}px` };
      return [name, { name: `${name}, ${width}`, styles, type }] as const;
    }),
);
