import type { Mode, PictureParameters } from './mode.ts';
import { isExtreme, type ModeName, modes, modesOf } from './modes.ts';

/** Settings for the pictures of a story, with the names of existing modes only. */
export interface Pictured extends PictureParameters {
  readonly modes?: readonly ModeName[];
}

/** A mode in Chromatic: a viewport and values for the toolbar's globals. */
interface ChromaticMode {
  readonly viewport: Mode['viewport'];
  readonly theme?: 'dark';
  readonly ground?: 'inverse';
  readonly contrast?: 'more';
  readonly text?: string;
}

/** The parameters of a story that Chromatic reads. */
interface ChromaticParameters {
  readonly disableSnapshot?: boolean;
  readonly forcedColors?: 'active';
  readonly media?: 'print';
  readonly modes?: Readonly<Record<string, ChromaticMode>>;
}

/**
 * Where Chromatic can set each property of a mode: in one of its own modes, only for a whole story, or not
 * at all. The compiler reports a property that is missing here.
 */
const chromaticScope: Readonly<Record<keyof Mode, 'mode' | 'story' | 'none'>> = {
  viewport: 'mode',
  attributes: 'mode',
  contrast: 'mode',
  textSize: 'mode',
  forcedColors: 'story',
  media: 'story',
  motion: 'none',
  state: 'none',
};

/** Viewports that only our own pictures are taken in; Chromatic gets desktop, tablet and phone. */
const ownWindows: ReadonlySet<string> = new Set(['narrow', 'wide']);

/** Whether a Chromatic mode can express every part of this mode. */
const isPlain = (mode: Mode): boolean =>
  (Object.keys(mode) as (keyof Mode)[]).every((part) => chromaticScope[part] === 'mode');

/** Translates a mode into a viewport and values for the toolbar's globals. */
function withGlobals({ viewport, attributes, contrast, textSize }: Mode): ChromaticMode {
  return {
    viewport,
    ...(attributes?.['data-theme'] === 'dark' && { theme: 'dark' }),
    ...(attributes?.['data-ground'] === 'inverse' && { ground: 'inverse' }),
    ...(contrast && { contrast }),
    ...(textSize !== undefined && { text: String(textSize) }),
  };
}

/**
 * The pictures of a story as Chromatic's parameters: one for each mode that a Chromatic mode can express.
 * Forced colors and print can be set only for a whole story. A story with no other mode gets one picture, in
 * its first mode with either. Each snapshot costs money, so hover, focus, extreme copy and other viewports
 * are left to our own pictures.
 */
export function inChromatic(storyId: string, { modes: asked }: Pictured = {}): ChromaticParameters {
  if (isExtreme(storyId)) return { disableSnapshot: true };
  const wanted = modesOf(storyId, asked).map((name): [string, Mode] => [name, modes[name]]);
  const plain = wanted.filter(([name, mode]) => isPlain(mode) && !ownWindows.has(name));
  if (plain.length > 0)
    return { modes: Object.fromEntries(plain.map(([name, mode]) => [name, withGlobals(mode)])) };
  const [, special] = wanted.find(([, { forcedColors, media }]) => forcedColors ?? media) ?? [];
  if (!special) return { disableSnapshot: true };
  return {
    modes: { only: { viewport: special.viewport } },
    ...(special.forcedColors && { forcedColors: special.forcedColors }),
    ...(special.media && { media: special.media }),
  };
}

/** How many snapshots Chromatic takes of a story in a full build. */
export const snapshotsOf = (storyId: string, wish?: Pictured): number =>
  Object.keys(inChromatic(storyId, wish).modes ?? {}).length;

/**
 * The parameters of a story, a component or a folder that set its pictures, both our own and Chromatic's:
 * `parameters: pictured({ modes: ['desktop', 'focus'] })`.
 */
export const pictured = (wish: Pictured): { readonly visual: Pictured } => ({ visual: wish });
