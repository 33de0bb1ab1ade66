import type { Mode, PictureParameters } from './mode.ts';
import { isWindow, type ModeName, modes } from './modes.ts';

/** What a story says about its pictures. */
export interface Pictured extends PictureParameters {
  readonly modes?: readonly ModeName[];
}

/** What Chromatic reads of a story. */
interface ChromaticParameters {
  readonly disableSnapshot?: boolean;
  readonly forcedColors?: 'active';
  readonly media?: 'print';
  readonly modes?: Readonly<Record<string, { viewport: { width: number; height: number } }>>;
}

/**
 * The same modes in Chromatic's words. Its modes are windows; forced colors and print are said of a
 * whole story there, so they are only where a story has nothing else. Pointer, keyboard, motion and
 * the size of text are pictured here alone.
 */
export function inChromatic(names: readonly ModeName[], skip?: string): ChromaticParameters {
  if (skip) return { disableSnapshot: true };
  const plain = names.filter((name) => isWindow(modes[name]));
  if (plain.length > 0)
    return {
      modes: Object.fromEntries(plain.map((name) => [name, { viewport: modes[name].viewport }])),
    };
  const wanted: readonly Mode[] = names.map((name) => modes[name]);
  const special = wanted.find(({ forcedColors, media }) => forcedColors ?? media);
  if (!special) return { disableSnapshot: true };
  return {
    modes: { only: { viewport: special.viewport } },
    ...(special.forcedColors && { forcedColors: special.forcedColors }),
    ...(special.media && { media: special.media }),
  };
}

/**
 * The parameters of a story, a component or a folder that say which pictures it has, here and in
 * Chromatic alike: `parameters: pictured({ modes: ['desktop', 'focus'] })`.
 */
export function pictured(wish: Pictured): {
  readonly visual: Pictured;
  readonly chromatic?: ChromaticParameters;
} {
  const { modes: names, skip } = wish;
  // Without a wish for modes the preview fills in those of the story's kind.
  if (!names && !skip) return { visual: wish };
  return { visual: wish, chromatic: inChromatic(names ?? [], skip) };
}
