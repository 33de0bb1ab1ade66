/**
 * Every condition a story is looked at in: viewports, display preferences, print, and the two
 * states of the pointer and the keyboard. The one list that Storybook's toolbar, our own pictures
 * and Chromatic read.
 */
export interface Mode {
  /** CSS pixels of the window. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** System colours replace the page's own. Default: off. */
  readonly forcedColors?: 'active';
  /** The reader asks for more contrast. Default: no preference. */
  readonly contrast?: 'more';
  /** The page as it is printed. Default: screen. */
  readonly media?: 'print';
  /** Nothing freezes the motion, so that whatever still moves under reduced motion shows. Default: frozen. */
  readonly motion?: 'reduced';
  /** What the pointer or the keyboard is doing to the story's target. Default: nothing. */
  readonly state?: 'hover' | 'focus';
}

const phone = { width: 320, height: 640 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };

export const modes = {
  desktop: { viewport: desktop },
  tablet: { viewport: tablet },
  phone: { viewport: phone },
  'forced-colors': { viewport: desktop, forcedColors: 'active' },
  'more-contrast': { viewport: desktop, contrast: 'more' },
  'reduced-motion': { viewport: desktop, motion: 'reduced' },
  print: { viewport: desktop, media: 'print' },
  hover: { viewport: desktop, state: 'hover' },
  focus: { viewport: desktop, state: 'focus' },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** What a story is pictured in when it does not say otherwise: what can differ for any component. */
const defaultModes: readonly ModeName[] = ['desktop', 'tablet', 'phone', 'forced-colors'];

/** A page is a list of sections, each of which has pictures of its own in every mode. */
const pageModes: readonly ModeName[] = ['desktop'];

/** Extreme copy tries the layout, not the colours: the widest and the narrowest window are enough. */
const extremeModes: readonly ModeName[] = ['desktop', 'phone'];
const extremes = /--(?:long-content|unbroken-word)$/;

/** The modes of a story that asks for none, by its id. */
export function defaultModesOf(storyId: string): readonly ModeName[] {
  if (storyId.startsWith('pages-')) return pageModes;
  return extremes.test(storyId) ? extremeModes : defaultModes;
}

/** The `visual` parameter of a story, a component or a folder of stories. */
export interface VisualParameters {
  /** Modes to picture it in. Default: {@link defaultModesOf}. */
  readonly modes?: readonly ModeName[];
  /** Selector, inside the story, of what `hover` and `focus` act on. Default: the first control. */
  readonly target?: string;
  /** What the picture shows: the component's own box, or the whole window. Default: component; window when something is drawn outside the story's root. */
  readonly clip?: 'component' | 'window';
  /** Leaves the story without a picture, and says why. */
  readonly skip?: string;
}

/** The widths as Storybook's viewport menu wants them. */
export const viewportOptions = {
  phone: { name: 'Phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** The default modes in Chromatic's words; its service has no picture of hover, focus or contrast. */
export const chromaticModes = Object.fromEntries(
  defaultModes.map((name) => {
    const mode: Mode = modes[name];
    return [
      name,
      {
        viewport: mode.viewport,
        ...(mode.forcedColors && { forcedColors: mode.forcedColors }),
        ...(mode.media && { media: mode.media }),
      },
    ];
  }),
);
