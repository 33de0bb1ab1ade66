/** A rectangle in CSS pixels from the picture's top left corner. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What became of a changed region: the same in another color or at another place, new, gone, or drawn otherwise. */
export type Fate = 'recolored' | 'moved' | 'added' | 'removed' | 'redrawn';

/** A region that changed. */
export interface ChangedRegion extends Region {
  readonly fate: Fate;
}

/** The most frequent replacement of one color by another. */
export interface ColorPair {
  /** Hexadecimal, e.g. `#3a4989`. */
  readonly from: string;
  readonly to: string;
  /** Share of the changed pixels that this pair explains, 0 to 1. */
  readonly share: number;
  /** Perceived distance between both (CIEDE2000); about 1 is just visible. */
  readonly deltaE: number;
  /** Contrast ratios (WCAG) against the color most often beside the pair; null where none is. */
  readonly contrast: {
    /** The color beside the pair. */
    readonly against: string;
    readonly before: number;
    readonly after: number;
  } | null;
}

/** How the pixels of two pictures differ. */
export interface PixelChange {
  /** Pixels that differ by more than rounding. */
  readonly pixels: number;
  /** Boxes around the changed places, from top to bottom; at most 50, joined where they are near. */
  readonly regions: readonly ChangedRegion[];
  /** Null when no pair of colors explains a good part, as where a photograph changed. */
  readonly colors: ColorPair | null;
  /** By how far a good part of the picture moved; null when nothing moved. */
  readonly shift: { readonly x: number; readonly y: number } | null;
  /** Growth of the picture; null when its size is the same. */
  readonly resize: { readonly width: number; readonly height: number } | null;
}

/** One line that differs in a text beside a picture. */
export interface LineChange {
  readonly kind: 'added' | 'removed' | 'same';
  readonly text: string;
}

/** How the texts beside two pictures differ. Empty where they do not, and where the mode has none. */
export interface TextChanges {
  /** The visible text, line by line. */
  readonly words: readonly LineChange[];
  /** The accessibility tree: role, name, state, address. */
  readonly tree: readonly LineChange[];
  /** What a screen reader would say from the start of the document to its end. */
  readonly speech: readonly LineChange[];
  /** What a still picture cannot show: cursors, layers, motion, rules for states and media. */
  readonly fingerprint: readonly LineChange[];
}
