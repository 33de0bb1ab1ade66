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
  // The width of a page at 400 % zoom in a window of 1280 px.
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

/** Modes of a page: its layout changes at two widths, and each theme has its own colors. */
const pageModes: readonly ModeName[] = ['desktop', 'tablet', 'phone', 'dark'];
/** Modes of a primitive: forced colors, the dark ground and the dark theme can make its edges invisible. */
const primitiveModes: readonly ModeName[] = ['desktop', 'forced-colors', 'inverse', 'dark'];
/**
 * Modes of a section. A story can add others: `[...ordinary, 'print']`. Tablet and dark are covered by the
 * stories of pages; forced colors, hover and focus by those of primitives.
 */
export const ordinary: readonly ModeName[] = ['desktop', 'phone', 'text-200'];

/** Whether a story differs from the default only in its copy: very long, or a word that cannot break. */
export const isExtreme = (storyId: string): boolean =>
  /--(?:long-content|unbroken-word)$/.test(storyId);

/** Modes of a story that names none. Those of a component's `default` story depend on its folder. */
function defaultModesOf(storyId: string): readonly ModeName[] {
  if (storyId.startsWith('pages-')) return pageModes;
  if (!storyId.endsWith('--default')) return ['desktop'];
  if (storyId.startsWith('primitives-')) return primitiveModes;
  if (storyId.startsWith('illustrations-')) return ['desktop', 'forced-colors'];
  if (storyId.startsWith('sections-')) return ordinary;
  return /^(?:forms|layout)-/.test(storyId) ? [...ordinary, 'forced-colors'] : ['desktop'];
}

/**
 * Modes in which pictures of a story are taken. A story with extreme copy has at most one: its own if it
 * names exactly one, otherwise desktop (columns) for long copy and none for an unbreakable word, because
 * `storyFaults` finds texts that are cut, overlap or widen the page, at 1280 and 320 px.
 *
 * @param asked - Modes that the story or its component names.
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
