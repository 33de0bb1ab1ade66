import type { Mode, PictureParameters } from './mode.ts';
import { type ModeName, modes } from './modes.ts';

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
 * Where Chromatic can set each part of a mode: in a mode of its own, for a whole story only, or nowhere.
 * The compiler names a part that is missing.
 */
const chromaticScope: Readonly<Record<keyof Mode, 'mode' | 'story' | 'none'>> = {
  viewport: 'mode',
  forcedColors: 'story',
  media: 'story',
  contrast: 'none',
  motion: 'none',
  state: 'none',
  attributes: 'none',
  textSize: 'none',
  frame: 'none',
};

/** Whether Chromatic can set all of a mode in a mode of its own. */
const isPlain = (mode: Mode): boolean =>
  (Object.keys(mode) as (keyof Mode)[]).every((part) => chromaticScope[part] === 'mode');

/**
 * The modes of a story as Chromatic's parameters. A Chromatic mode is a viewport; forced colors and print
 * can be set for a whole story only. So a story with plain modes gets those; one without gets its first
 * mode with forced colors or print; one with neither gets no snapshot.
 */
export function inChromatic(names: readonly ModeName[], skip?: string): ChromaticParameters {
  if (skip) return { disableSnapshot: true };
  const plain = names.filter((name) => isPlain(modes[name]));
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
  // preview.tsx then fills in `chromatic` from the default modes of the story's kind.
  if (!names && !skip) return { visual: wish };
  return { visual: wish, chromatic: inChromatic(names ?? [], skip) };
}
