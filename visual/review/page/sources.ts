import { createContext } from 'react';

/** Where the page finds its pictures. */
export interface Sources {
  /** Address of a picture, by the hash of its pixels. */
  picture(hash: string): string;
  /** Address of the drawing of what differs between two pictures. */
  difference(before: string, after: string): string;
  /** Why there is no picture; undefined when nothing is known about that. */
  missing(hash: string): string | undefined;
}

/** Beside the page itself, whether it is served or lies in a folder. */
export const besidePage = (missing: Readonly<Record<string, string>>): Sources => ({
  picture: (hash) => `pictures/${hash}.webp`,
  difference: (before, after) => `differences/${before}-${after}.webp`,
  missing: (hash) => missing[hash],
});

export const SourcesContext = createContext<Sources>(besidePage({}));
